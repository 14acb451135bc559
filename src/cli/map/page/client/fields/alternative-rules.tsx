import type { FieldView } from '../../../workbench-api.ts';
import { useWorkbench } from '../frame/workbench-context.tsx';
import { RuleChoices } from './rule-choices.tsx';

/** What else the field could be, likeliest first, each with real values. */
export function AlternativeRules({ field }: { readonly field: FieldView }) {
  const { words } = useWorkbench();
  const { alternatives, origin } = field;
  const asLastDay = (one: FieldView['alternatives'][number]) => {
    const title = words.fields.lastDay[String(one.rule)];
    return { ...one, confidence: null, ...(title !== undefined && { title }) };
  };
  if (origin === 'function') return null;
  if (alternatives.length === 0) return <p class="soft">{words.fields.noAlternatives}</p>;
  return (
    <div class="alternatives">
      <h5>{words.fields.alternatives}</h5>
      <RuleChoices field={field} choices={field.name === 'allDayEnd' ? alternatives.map(asLastDay) : alternatives} />
    </div>
  );
}
