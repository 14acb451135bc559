import type { FieldView } from '../../../workbench-api.ts';
import { Icon } from '../frame/icon.tsx';
import { useWorkbench } from '../frame/workbench-context.tsx';
import { type CodeRow, newCode } from '../model/rule-draft.ts';

interface CodeTableProps {
  readonly field: FieldView;
  readonly rows: readonly CodeRow[];
  /** What stands in the records, the most frequent first. */
  readonly given: readonly { readonly value: string; readonly events: number }[];
  readonly onChange: (rows: readonly CodeRow[]) => void;
}

/** What a code may mean, where only a few words are known. */
const meanings: Readonly<Record<string, readonly string[]>> = {
  status: ['confirmed', 'tentative', 'cancelled', 'postponed', 'draft'],
  visibility: ['public', 'unlisted', 'private'],
  allDay: ['true', 'false'],
  soldOut: ['true', 'false'],
};

/** Translations of words or codes, filled from what the records say. */
export function CodeTable({ field, rows, given, onChange }: CodeTableProps) {
  const { words } = useWorkbench();
  const put = (at: number, change: Partial<CodeRow>) =>
    onChange(rows.map((row, n) => (n === at ? { ...row, ...change } : row)));
  const counts = new Map(given.map(({ value, events }) => [value.toLowerCase(), events]));
  const missing = given.filter(({ value }) => !rows.some(({ code }) => code.toLowerCase() === value.toLowerCase()));
  const known = meanings[field.name];
  return (
    <fieldset class="codes">
      <legend>{words.editor.values}</legend>
      <p class="field-hint">{words.editor.valuesHint}</p>
      {rows.length > 0 && (
        <div class="code-rows">
          <span class="soft">{words.editor.code}</span>
          <span class="soft">{words.editor.means}</span>
          <span />
          {rows.map((row, at) => (
            <CodeRowInputs
              key={row.key}
              row={row}
              count={counts.get(row.code.toLowerCase()) ?? null}
              known={known}
              onChange={(change) => put(at, change)}
              onRemove={() => onChange(rows.filter((_, n) => n !== at))}
            />
          ))}
        </div>
      )}
      <div class="actions">
        {missing.length > 0 && (
          <button
            type="button"
            class="small"
            onClick={() => onChange([...rows, ...missing.map(({ value }) => newCode(value))])}
          >
            {words.editor.fillCodes}
          </button>
        )}
        <button type="button" class="quiet-button" onClick={() => onChange([...rows, newCode()])}>
          <Icon name="plus" />
          {words.editor.addCode}
        </button>
      </div>
    </fieldset>
  );
}

interface CodeRowInputsProps {
  readonly row: CodeRow;
  readonly count: number | null;
  readonly known: readonly string[] | undefined;
  readonly onChange: (change: Partial<CodeRow>) => void;
  readonly onRemove: () => void;
}

function CodeRowInputs({ row: { code, means }, count, known, onChange, onRemove }: CodeRowInputsProps) {
  const { words } = useWorkbench();
  return (
    <>
      <span class="code-cell">
        <input
          type="text"
          class="code-input"
          aria-label={words.editor.code}
          value={code}
          onInput={({ currentTarget }) => onChange({ code: currentTarget.value })}
        />
        {count !== null && <span class="count-of soft">× {count}</span>}
      </span>
      {known === undefined ? (
        <input
          type="text"
          aria-label={`${words.editor.means}: ${code}`}
          placeholder={words.editor.meansNothing}
          value={means}
          onInput={({ currentTarget }) => onChange({ means: currentTarget.value })}
        />
      ) : (
        <select
          aria-label={`${words.editor.means}: ${code}`}
          value={means}
          onChange={({ currentTarget }) => onChange({ means: currentTarget.value })}
        >
          <option value="">{words.editor.meansNothing}</option>
          {[...new Set([...known, ...(means === '' ? [] : [means])])].map((word) => (
            <option key={word} value={word}>
              {words.editor.meanings[word] ?? word}
            </option>
          ))}
        </select>
      )}
      <button type="button" class="icon-button" aria-label={`${words.editor.remove}: ${code}`} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </>
  );
}
