import type { FieldView, TryResult } from '../../../workbench-api.ts';
import { saidValue } from '../../words/said-value.ts';
import { Icon } from '../frame/icon.tsx';
import { Sentence } from '../frame/sentence.tsx';
import { useWorkbench } from '../frame/workbench-context.tsx';
import { publishedText } from '../model/published-text.ts';
import type { Trial } from './use-trial.ts';

interface TrialResultsProps {
  readonly trial: Trial;
  readonly rule: unknown;
  readonly field: FieldView;
  readonly faultId: string;
}

/** What the rule gives on the sample. */
export function TrialResults({ trial: { result, isTrying }, rule, field, faultId }: TrialResultsProps) {
  const { words } = useWorkbench();
  return (
    <section class={`trial ${isTrying ? 'waiting' : ''}`} aria-label={words.editor.live} aria-busy={isTrying}>
      <h6>{words.editor.live}</h6>
      {result === null ? (
        <p class="soft">{isTrying ? words.editor.trying : words.editor.empty}</p>
      ) : result.fault !== null ? (
        <Fault fault={result.fault} rule={rule} id={faultId} />
      ) : (
        <Results result={result} field={field} />
      )}
    </section>
  );
}

function Fault({
  fault,
  rule,
  id,
}: {
  readonly fault: NonNullable<TryResult['fault']>;
  readonly rule: unknown;
  readonly id: string;
}) {
  const { words } = useWorkbench();
  const { at } = fault;
  const text = typeof rule === 'string' ? rule : null;
  return (
    <div class="fault" id={id} role="status">
      <p>
        <Icon name="warning" /> <strong>{words.editor.fault}</strong>
        {at !== null && <span class="soft"> {words.editor.at(at + 1)}</span>}
      </p>
      {text !== null && at !== null && (
        <pre class="code pointed">
          {text.slice(0, at)}
          <mark>{text.slice(at, at + 1) || ' '}</mark>
          {text.slice(at + 1)}
        </pre>
      )}
      <p>
        <Sentence told={fault} />
      </p>
    </div>
  );
}

function Results({ result, field }: { readonly result: TryResult; readonly field: FieldView }) {
  const { store, view, words } = useWorkbench();
  const isOfEvents = field.part === 'event';
  const said = (value: string) => (isOfEvents ? saidValue(field.name, value, words) : value);
  const { events, filled, distinct, values, examples, problems, published } = result;
  const titleOf = (calendar: string) => view.state?.calendars.find(({ id }) => id === calendar)?.title ?? calendar;
  return (
    <>
      <p role="status">
        <strong>{words.editor.filled(filled, events)}</strong>, {words.editor.distinct(distinct)}.{' '}
        {publishedText(published, words)}
      </p>
      <progress class="meter" max={Math.max(1, events)} value={filled} aria-hidden="true" />
      {examples.length > 0 && (
        <ul class="gives" aria-label={words.editor.becomes}>
          {examples.slice(0, 5).map(({ calendar, record, title, given, value }) => (
            <li key={`${calendar} ${record}`}>
              {isOfEvents && title !== null && (
                <span class="of soft" dir="auto">
                  {title}
                </span>
              )}
              <span dir="auto">
                {typeof given === 'string' && given === value ? '' : <span class="soft">{shortened(given)} → </span>}
                {value === null ? <span class="soft">{words.page.nothing}</span> : <b>{shortened(said(value))}</b>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {values.length > 0 && distinct < filled && (
        <ul class="values" aria-label={words.fields.frequent}>
          {values.slice(0, 8).map(({ value, events: count }) => (
            <li key={value} dir="auto">
              <span>{shortened(said(value))}</span> <b>{count}</b>
            </li>
          ))}
        </ul>
      )}
      {problems.length > 0 && (
        <details class="failing">
          <summary>
            <Icon name="warning" /> {words.editor.failing(problems.length)}
          </summary>
          <ul>
            {problems.slice(0, 20).map(({ calendar, record, message, said }) => (
              <li key={`${calendar} ${record} ${message}`}>
                {record === null ? (
                  <span>{titleOf(calendar)}</span>
                ) : (
                  <button
                    type="button"
                    class="quiet-button"
                    onClick={() => store.selectRow({ calendar, record, event: 0 })}
                  >
                    {titleOf(calendar)}, {record + 1}
                  </button>
                )}{' '}
                <Sentence told={{ message, ...(said && { said }) }} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function shortened(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > 90 ? `${text.slice(0, 90)}…` : text;
}
