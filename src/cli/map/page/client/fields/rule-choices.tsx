import type { FieldView, WorkbenchChange } from '../../../workbench-api.ts';
import { focusField } from '../frame/move-focus.ts';
import { useWorkbench } from '../frame/workbench-context.tsx';
import { keyOf } from '../model/field-key.ts';
import { ruleText } from '../model/rule-text.ts';
import { Sureness } from './sureness.tsx';

/** A rule that a field could have, with what a few events would have by it. */
export interface RuleChoice {
  readonly rule: unknown;
  /** Null: nobody has judged it. */
  readonly confidence: number | null;
  readonly examples: readonly string[];
  /** What it says in words. */
  readonly title?: string;
  /** Changes of other fields that go with it, and what they are in words. */
  readonly others?: readonly WorkbenchChange[];
  readonly note?: string;
}

/** Rules to choose from. */
export function RuleChoices({
  field,
  choices,
}: {
  readonly field: FieldView;
  readonly choices: readonly RuleChoice[];
}) {
  const { store, words } = useWorkbench();
  return (
    <ul class="rule-choices">
      {choices.map(({ rule, confidence, examples, title, others = [], note }) => (
        <li key={ruleText(rule)}>
          <div class="alternative">
            {title !== undefined && <strong class="choice-title">{title}</strong>}
            <code class="rule">{ruleText(rule)}</code>
            {note !== undefined && <span class="soft"> {note}</span>}
            {confidence !== null && <Sureness origin="detected" confidence={confidence} />}
            <ul class="examples">
              {[...new Set(examples)].slice(0, 3).map((example) => (
                <li key={example} dir="auto">
                  {example}
                </li>
              ))}
            </ul>
          </div>
          <button
            type="button"
            class="small"
            aria-label={words.fields.useRule(ruleText(rule))}
            onClick={async () => {
              await store.setRule(field, rule, { others });
              focusField(keyOf(field));
            }}
          >
            {words.fields.useThis}
          </button>
        </li>
      ))}
    </ul>
  );
}
