import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { FieldView } from '../../../workbench-api.ts';
import { useWorkbench } from '../frame/workbench-context.tsx';
import { dateFields } from '../model/date-readings.ts';
import { hasOptions, type RuleEntry } from '../model/rule-draft.ts';
import { CodeTable } from './code-table.tsx';
import { FormatPicker } from './format-picker.tsx';
import { PathInput } from './path-input.tsx';

interface EntryFormProps {
  readonly field: FieldView;
  readonly entry: RuleEntry;
  readonly given: readonly { readonly value: string; readonly events: number }[];
  readonly faultId: string | null;
  readonly takesFocus: boolean;
  /** It is an expression and nothing else. */
  readonly isPlain: boolean;
  readonly onChange: (entry: RuleEntry) => void;
  /** What stands between the expression and its options. */
  readonly children: ComponentChildren;
}

const textFields = ['description', 'summary'];
const codeFields = ['status', 'visibility', 'allDay', 'soldOut', 'categories', 'price'];

/** How a value may be meant, by field. */
function formsOf(name: string): readonly string[] {
  if (dateFields.includes(name)) return ['local', 'day'];
  if (textFields.includes(name)) return ['text', 'html', 'markdown', 'bbcode', 'editorjs', 'blocks'];
  return name === 'soldOut' ? ['placesLeft'] : [];
}

/** One expression with its options. */
export function EntryForm({ field, entry, given, faultId, takesFocus, isPlain, onChange, children }: EntryFormProps) {
  const { words } = useWorkbench();
  const [showsOptions] = useState(() => hasOptions(entry) || codeFields.includes(field.name));
  const put = (change: Partial<RuleEntry>) => onChange({ ...entry, ...change });
  return (
    <>
      <PathInput
        part={field.part}
        name={field.name}
        label={words.editor.path}
        hint={words.editor.pathHint}
        value={entry.path}
        onChange={(path) => put({ path })}
        hasFault={faultId !== null}
        {...(faultId !== null && { faultId })}
        takesFocus={takesFocus}
      />
      {children}
      {!isPlain && (
        <details class="options" open={showsOptions}>
          <summary>{words.editor.options}</summary>
          <EntryOptions field={field} entry={entry} given={given} put={put} />
        </details>
      )}
    </>
  );
}

interface EntryOptionsProps extends Pick<EntryFormProps, 'field' | 'entry' | 'given'> {
  readonly put: (change: Partial<RuleEntry>) => void;
}

function EntryOptions({ field, entry, given, put }: EntryOptionsProps) {
  const { words } = useWorkbench();
  const forms = formsOf(field.name);
  const isDate = dateFields.includes(field.name);
  return (
    <div class="option-fields">
      {(isDate || field.name === 'duration' || entry.format !== '') && (
        <FormatPicker field={field} entry={entry} onChange={(format) => put({ format })} />
      )}
      {(isDate || entry.timeZone !== '') && (
        <TextOption
          label={words.editor.timeZone}
          hint={words.editor.timeZoneHint}
          value={entry.timeZone}
          onChange={(timeZone) => put({ timeZone })}
        />
      )}
      {forms.length > 0 && (
        <label class="stacked">
          {words.editor.as}
          <select value={entry.as} onChange={({ currentTarget }) => put({ as: currentTarget.value })}>
            <option value="">{words.editor.asAuto}</option>
            {forms.map((form) => (
              <option key={form} value={form}>
                {words.editor.asWords[form] ?? form}
              </option>
            ))}
          </select>
        </label>
      )}
      <CodeTable field={field} rows={entry.values} given={given} onChange={(values) => put({ values })} />
      <TextOption
        label={words.editor.template}
        hint={words.editor.templateHint}
        value={entry.template}
        onChange={(template) => put({ template })}
      />
      <TextOption label={words.editor.default} value={entry.default} onChange={(text) => put({ default: text })} />
    </div>
  );
}

interface TextOptionProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function TextOption({ label, hint, value, onChange }: TextOptionProps) {
  const id = useId();
  return (
    <div class="stacked">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        value={value}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {hint !== undefined && (
        <p class="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
