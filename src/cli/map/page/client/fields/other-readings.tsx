import { useState } from 'preact/hooks';
import type { FieldView, TryResult } from '../../../workbench-api.ts';
import { useWorkbench } from '../frame/workbench-context.tsx';
import { dateFields, endReadLike, otherReadingsOf, readingName } from '../model/date-readings.ts';
import { ruleChange } from '../model/field-key.ts';
import { type RuleChoice, RuleChoices } from './rule-choices.tsx';

/** Other readings of the same dates, for hours that are wrong everywhere. They are tried once somebody asks for them. */
export function OtherReadings({ field }: { readonly field: FieldView }) {
  const { store, words } = useWorkbench();
  const [choices, setChoices] = useState<readonly RuleChoice[] | null>(null);
  const { part, name, rule, origin } = field;
  if (part !== 'event' || !dateFields.includes(name) || rule === undefined || rule === null || origin === 'function')
    return null;
  const end = name === 'start' ? store.fieldOf('event.end') : null;
  const withEnd = (one: unknown): Pick<RuleChoice, 'others' | 'note'> => {
    const like = end === null ? null : endReadLike(one, rule, end.rule);
    return like === null || end === null ? {} : { others: [ruleChange(end, like)], note: words.fields.withEnd };
  };
  const tried = (one: unknown) => store.ask<TryResult>('try', { part, name, rule: one });
  const load = async () => {
    const now = await tried(rule);
    const readings = otherReadingsOf(rule, now?.examples[0]?.given);
    const results = await Promise.all(readings.map(async (one) => ({ one, result: await tried(one) })));
    const before = valuesOf(now);
    const others = results.filter(({ result }) => differs(valuesOf(result), before));
    const found = others.map(({ one, result }) => ({
      rule: one,
      confidence: null,
      examples: valuesOf(result),
      title: words.fields.readings[readingName(one)],
      ...withEnd(one),
    }));
    setChoices(
      found.filter(({ examples }, at) => !found.slice(0, at).some((earlier) => !differs(earlier.examples, examples))),
    );
  };
  return (
    <details
      class="readings-menu"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && choices === null) load();
      }}
    >
      <summary>{words.fields.otherReadings}</summary>
      <div aria-live="polite">
        {choices === null && <p class="soft">{words.editor.trying}</p>}
        {choices?.length === 0 && <p class="soft">{words.fields.noOtherReadings}</p>}
      </div>
      {choices !== null && choices.length > 0 && <RuleChoices field={field} choices={choices} />}
    </details>
  );
}

const valuesOf = (result: TryResult | null): readonly string[] =>
  (result?.examples ?? []).flatMap(({ value }) => (value === null ? [] : [value]));

const differs = (values: readonly string[], others: readonly string[]): boolean =>
  values.length > 0 && values.join('\n') !== others.join('\n');
