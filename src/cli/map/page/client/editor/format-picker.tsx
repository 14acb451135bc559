import { useEffect, useId, useState } from 'preact/hooks';
import type { FieldView, TryResult } from '../../../workbench-api.ts';
import { useWorkbench } from '../frame/workbench-context.tsx';
import { dateFormatsFor } from '../model/date-formats.ts';
import { type RuleEntry, ruleOf } from '../model/rule-draft.ts';

interface DateFormatsProps {
  readonly field: FieldView;
  readonly entry: RuleEntry;
  readonly onChange: (format: string) => void;
}

interface Reading {
  readonly format: string;
  readonly given: string;
  readonly value: string | null;
}

/** Patterns of a date, and what likely ones would read. */
export function FormatPicker({ field, entry, onChange }: DateFormatsProps) {
  const { store, words } = useWorkbench();
  const [readings, setReadings] = useState<readonly Reading[]>([]);
  const id = useId();
  const expression = entry.path;
  const isDuration = field.name === 'duration';
  useEffect(() => {
    let isOld = false;
    const timer = setTimeout(async () => {
      const found = await readingsOf(field, entry, (rule) =>
        store.ask<TryResult>('try', { part: field.part, name: field.name, rule }),
      );
      if (!isOld) setReadings(found);
    }, 400);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [expression, entry.timeZone, entry.as]);
  return (
    <div class="stacked">
      <label for={id}>{words.editor.format}</label>
      <textarea
        id={id}
        class="code-input"
        rows={Math.max(1, entry.format.split('\n').length)}
        spellcheck={false}
        dir="ltr"
        aria-describedby={`${id}-hint`}
        value={entry.format}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <p class="field-hint" id={`${id}-hint`}>
        {isDuration ? words.editor.durationHint : words.editor.formatHint}
      </p>
      {readings.length > 0 && (
        <ul class="readings" aria-label={words.editor.tryFormats}>
          {readings.map(({ format, given, value }) => (
            <li key={format}>
              <button type="button" class="small" onClick={() => onChange(format)}>
                <code>{format}</code>
              </button>
              <span class={value === null ? 'soft' : ''}>{words.editor.reads(given, value)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What the patterns that a date could follow would read: more than one is a choice, and one only where nothing reads it. */
async function readingsOf(
  field: FieldView,
  entry: RuleEntry,
  tryRule: (rule: unknown) => Promise<TryResult | null>,
): Promise<readonly Reading[]> {
  const bare = ruleOf([{ ...entry, format: '' }]);
  if (bare === undefined) return [];
  const first = await tryRule(bare);
  const example = first?.examples.find(({ given }) => typeof given === 'string' || typeof given === 'number');
  if (example === undefined) return [];
  const formats = field.name === 'duration' ? durationUnits : dateFormatsFor(example.given);
  const given = String(example.given);
  return Promise.all(
    formats.map(async (format): Promise<Reading> => {
      const result = await tryRule(ruleOf([{ ...entry, format }]));
      const same = result?.examples.find(
        ({ calendar, record }) => calendar === example.calendar && record === example.record,
      );
      return { format, given, value: same?.value ?? null };
    }),
  );
}

const durationUnits = ['seconds', 'minutes', 'hours', 'days'];
