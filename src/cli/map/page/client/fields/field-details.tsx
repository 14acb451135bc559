import type { FieldView } from '../../../workbench-api.ts';
import { doubtIn, reasonIn } from '../../words/said-in.ts';
import { saidValue } from '../../words/said-value.ts';
import { RuleEditor } from '../editor/rule-editor.tsx';
import { Icon } from '../frame/icon.tsx';
import { focusField } from '../frame/move-focus.ts';
import { InLanguage } from '../frame/sentence.tsx';
import { useWorkbench } from '../frame/workbench-context.tsx';
import { keyOf, nameOf } from '../model/field-key.ts';
import { ruleText } from '../model/rule-text.ts';
import { AlternativeRules } from './alternative-rules.tsx';
import { OtherReadings } from './other-readings.tsx';

/** The rule in force, why it is, and what can be done about it. */
export function FieldDetails({ field }: { readonly field: FieldView }) {
  const { view, words } = useWorkbench();
  if (view.editing === keyOf(field)) return <RuleEditor key={keyOf(field)} field={field} />;
  return (
    <div class="field-body">
      {field.doubt !== null && (
        <p class="doubt">
          <Icon name="warning" />
          {doubtIn(field.doubt, words)}
        </p>
      )}
      <RuleInForce field={field} />
      <Actions field={field} />
      <Coverage field={field} />
      <OtherReadings key={ruleText(field.rule)} field={field} />
      <AlternativeRules field={field} />
    </div>
  );
}

function RuleInForce({ field }: { readonly field: FieldView }) {
  const { view, words } = useWorkbench();
  const event = view.record?.events[view.place?.event ?? 0] ?? view.record?.events[0];
  const given = field.part === 'event' ? event?.fields.find(({ name }) => name === field.name)?.given : undefined;
  const own = field.byCalendar.map(
    ({ calendar }) => view.state?.calendars.find(({ id }) => id === calendar)?.title ?? calendar,
  );
  return (
    <dl class="about">
      {field.rule !== undefined && (
        <>
          <dt>{words.fields.rule}</dt>
          <dd>
            <code class="rule">{field.rule === null ? words.fields.off : ruleText(field.rule)}</code>{' '}
            <span class="soft">{words.fields.origins[field.origin]}</span>
          </dd>
        </>
      )}
      {given !== undefined && (
        <>
          <dt>{words.fields.given}</dt>
          <dd class="given" dir="auto">
            {shortened(typeof given === 'string' ? given : JSON.stringify(given))}
          </dd>
        </>
      )}
      {field.why !== '' && field.origin !== 'configured' && (
        <>
          <dt>{words.fields.why}</dt>
          <dd>
            <InLanguage said={reasonIn(field, words)} english={field.why} />
          </dd>
        </>
      )}
      {own.length > 0 && <dd class="soft">{words.fields.byCalendar(own)}</dd>}
      {field.origin === 'function' && <dd class="soft">{words.fields.codeOnly}</dd>}
    </dl>
  );
}

const shortened = (text: string, most = 300): string => (text.length > most ? `${text.slice(0, most)}…` : text);

function Actions({ field }: { readonly field: FieldView }) {
  const { store, words } = useWorkbench();
  const name = nameOf(words, keyOf(field));
  const { origin, rule } = field;
  if (origin === 'function') return null;
  const canSwitchOff = rule !== null && origin !== 'none' && field.name !== 'id' && ['event', 'calendars'].includes(field.part) && field.name !== 'items' && field.name !== 'allDayEnd'; // biome-ignore format: one condition
  /** The button that was used may be gone: the field's own line has the focus then. */
  const act = async (made: Promise<boolean>) => {
    await made;
    focusField(keyOf(field));
  };
  return (
    <div class="actions">
      {origin === 'detected' && rule !== undefined && rule !== 'auto' && (
        <button
          type="button"
          class="small"
          title={words.fields.acceptWhy}
          onClick={() => act(store.setRule(field, rule, { label: words.labels.accept(name) }))}
        >
          <Icon name="lock" />
          {words.fields.accept}
        </button>
      )}
      <button type="button" class="small" onClick={() => store.edit(keyOf(field))}>
        <Icon name="pencil" />
        {rule === undefined || rule === null ? words.fields.make : words.fields.edit}
      </button>
      {canSwitchOff && (
        <button type="button" class="small" onClick={() => act(store.setRule(field, null))}>
          <Icon name="off" />
          {words.fields.switchOff}
        </button>
      )}
      {origin === 'configured' && (
        <button type="button" class="small" onClick={() => act(store.setRule(field, undefined))}>
          <Icon name="refresh" />
          {words.fields.detect}
        </button>
      )}
    </div>
  );
}

function Coverage({ field: { name, coverage, values } }: { readonly field: FieldView }) {
  const { words } = useWorkbench();
  if (coverage === null) return null;
  const { events, filled, distinct } = coverage;
  return (
    <div class="coverage">
      <p>{words.fields.coverage(filled, events, distinct)}</p>
      <progress class="meter" max={Math.max(1, events)} value={filled} aria-hidden="true" />
      {values.length > 0 && distinct < filled && (
        <ul class="values" aria-label={words.fields.frequent}>
          {values.slice(0, 8).map(({ value, events: count }) => (
            <li key={value} dir="auto">
              <span>{shortened(saidValue(name, value, words), 60)}</span> <b>{count}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
