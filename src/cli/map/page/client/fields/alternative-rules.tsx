import type { FieldView } from '../../../workbench-api.ts';
import { focusField } from '../frame/focus-field.ts';
import { useWorkbench } from '../frame/workbench-context.tsx';
import { keyOf } from '../model/field-key.ts';
import { ruleText } from '../model/rule-text.ts';
import { Sureness } from './sureness.tsx';

/** What else the field could be, likeliest first, each with real values. */
export function AlternativeRules({ field }: { readonly field: FieldView }) {
  const { store, words } = useWorkbench();
  const { alternatives, origin } = field;
  if (origin === 'function') return null;
  if (alternatives.length === 0) return <p class="soft alternatives">{words.fields.noAlternatives}</p>;
  return (
    <div class="alternatives">
      <h5>{words.fields.alternatives}</h5>
      <ul>
        {alternatives.map(({ rule, confidence, examples }) => (
          <li key={ruleText(rule)}>
            <div class="alternative">
              <code class="rule">{ruleText(rule)}</code>
              <Sureness origin="detected" confidence={confidence} />
              <ul class="examples">
                {examples.slice(0, 3).map((example) => (
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
                await store.setRule(field, rule);
                focusField(keyOf(field));
              }}
            >
              {words.fields.useThis}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
