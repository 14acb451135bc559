import type { ComponentChildren } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import type { FieldView } from '../../../workbench-api.ts';
import { Icon } from '../frame/icon.tsx';
import { focusField } from '../frame/move-focus.ts';
import { useWorkbench } from '../frame/workbench-context.tsx';
import { keyOf, nameOf } from '../model/field-key.ts';
import { draftOf, newEntry, type RuleDraft, type RuleEntry, ruleOf } from '../model/rule-draft.ts';
import { isSameRule } from '../model/rule-text.ts';
import { EntryForm } from './entry-form.tsx';
import { TrialResults } from './trial-results.tsx';
import { useTrial } from './use-trial.ts';

interface Draft {
  readonly form: RuleDraft | null;
  /** The rule as JSON, where the form can't say it or somebody prefers it. */
  readonly json: string;
  /** Another number makes the form anew. */
  readonly nth: number;
}

const jsonOf = (rule: unknown): string => (rule === undefined ? '' : JSON.stringify(rule, null, 2));

function draftFor(rule: unknown, nth: number): Draft {
  return { form: draftOf(rule), json: jsonOf(rule), nth };
}

/** The rule that a draft says; undefined: none. `isBroken`: it is not JSON. */
function ruleOfDraft({ form, json }: Draft): { readonly rule: unknown; readonly isBroken: boolean } {
  if (form !== null) return { rule: ruleOf(form), isBroken: false };
  if (json.trim() === '') return { rule: undefined, isBroken: false };
  try {
    return { rule: JSON.parse(json), isBroken: false };
  } catch {
    return { rule: undefined, isBroken: true };
  }
}

/** Writes a rule, with what it gives on every record of the sample. */
export function RuleEditor({ field }: { readonly field: FieldView }) {
  const { store, view, words } = useWorkbench();
  const [draft, setDraft] = useState(() => draftFor(field.rule, 0));
  const { rule, isBroken } = ruleOfDraft(draft);
  const trial = useTrial(field, rule);
  const id = useId();
  const { offered } = view;
  useEffect(() => {
    if (offered !== null) setDraft(draftFor(offered.rule, offered.nth));
  }, [offered]);

  useEffect(() => store.draft(rule), [JSON.stringify(rule)]);

  const key = keyOf(field);
  const close = () => {
    store.edit(null);
    requestAnimationFrame(() => focusField(key));
  };
  const fault = trial.result?.fault ?? null;
  const isSame = field.origin === 'configured' && isSameRule(rule, field.rule);
  const results = <TrialResults trial={trial} rule={rule} faultId={`${id}-fault`} field={field} />;
  const apply = async () => {
    if (await store.setRule(field, rule)) close();
  };
  return (
    <form
      class="editor"
      aria-label={words.editor.heading(nameOf(words, key))}
      onSubmit={(event) => {
        event.preventDefault();
        if (rule !== undefined && fault === null && !isSame) apply();
      }}
    >
      <div class="editor-head">
        <h5>{words.editor.heading(nameOf(words, key))}</h5>
        <button
          type="button"
          class="quiet-button"
          disabled={draft.form === null && draftOf(rule) === null}
          onClick={() =>
            setDraft({ form: draft.form === null ? draftOf(rule) : null, json: jsonOf(rule), nth: draft.nth + 1 })
          }
        >
          {draft.form === null ? words.editor.asForm : words.editor.asJson}
        </button>
      </div>
      {draft.form === null ? (
        <label class="stacked">
          {words.editor.asJson}
          <textarea
            class="code-input"
            rows={8}
            spellcheck={false}
            dir="ltr"
            aria-describedby={`${id}-json`}
            aria-invalid={isBroken}
            value={draft.json}
            onInput={({ currentTarget }) => setDraft({ ...draft, json: currentTarget.value })}
          />
          <span class="field-hint" id={`${id}-json`}>
            {isBroken ? words.editor.jsonFault : words.editor.jsonHint}
          </span>
        </label>
      ) : (
        <EntryForms
          key={draft.nth}
          field={field}
          entries={draft.form}
          given={trial.result?.given ?? []}
          faultId={fault === null ? null : `${id}-fault`}
          results={results}
          onChange={(form) => setDraft({ ...draft, form })}
        />
      )}
      {draft.form === null && results}
      <div class="actions">
        <button type="submit" class="primary" aria-disabled={rule === undefined || fault !== null || isSame}>
          {words.editor.apply}
        </button>
        <button type="button" onClick={close}>
          {words.page.cancel}
        </button>
        <span class="soft">{rule === undefined ? words.editor.empty : isSame ? words.editor.unchanged : ''}</span>
      </div>
    </form>
  );
}

interface EntryFormsProps {
  readonly field: FieldView;
  readonly entries: RuleDraft;
  readonly given: readonly { readonly value: string; readonly events: number }[];
  readonly faultId: string | null;
  readonly results: ComponentChildren;
  readonly onChange: (entries: RuleDraft) => void;
}

/** Of several rules, the first that gives a value counts. */
function EntryForms({ field, entries, given, faultId, results, onChange }: EntryFormsProps) {
  const { words } = useWorkbench();
  const put = (at: number, entry: RuleEntry | null) =>
    onChange(entries.flatMap((one, n) => (n !== at ? [one] : entry === null ? [] : [entry])));
  const swap = (at: number) => {
    const next = [...entries];
    const [moved] = next.splice(at, 1);
    if (moved !== undefined) next.splice(at - 1, 0, moved);
    onChange(next);
  };
  // An expression to a list is one text.
  const isPlain = field.name === 'items' || field.name === 'item' || field.name === 'allDayEnd';
  return (
    <>
      {entries.map((entry, at) => (
        <fieldset key={entry.key} class="entry">
          <legend class={entries.length === 1 ? 'hidden' : ''}>{words.editor.nth(at)}</legend>
          {entries.length > 1 && (
            <div class="entry-tools">
              {at > 0 && (
                <button type="button" class="quiet-button" onClick={() => swap(at)}>
                  {words.editor.moveUp}
                </button>
              )}
              <button type="button" class="quiet-button" onClick={() => put(at, null)}>
                {words.editor.remove}
              </button>
            </div>
          )}
          <EntryForm
            field={field}
            entry={entry}
            given={given}
            faultId={faultId}
            takesFocus={at === 0}
            isPlain={isPlain}
            onChange={(next) => put(at, next)}
          >
            {at === entries.length - 1 && results}
          </EntryForm>
        </fieldset>
      ))}
      {!isPlain && (
        <button type="button" class="quiet-button add" onClick={() => onChange([...entries, newEntry()])}>
          <Icon name="plus" />
          {words.editor.addFallback}
        </button>
      )}
    </>
  );
}
