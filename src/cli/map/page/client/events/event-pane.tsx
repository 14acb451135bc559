import { useEffect, useMemo, useState } from 'preact/hooks';
import { useWorkbench } from '../frame/workbench-context.tsx';
import { isSameRow, type RowFilter, rowsOf, whyEmpty } from '../model/event-rows.ts';
import { EventListbox } from './event-listbox.tsx';
import { WholeAnswers } from './whole-answers.tsx';

const everything: RowFilter = { calendar: null, search: '', onlyProblems: false };

/** The calendars with their events. */
export function EventPane() {
  const { store, view, words } = useWorkbench();
  const [filter, setFilter] = useState(everything);
  const calendars = view.state?.calendars ?? [];
  const rows = useMemo(() => rowsOf(calendars, filter), [calendars, filter]);
  const { place } = view;
  const at = place === null ? -1 : rows.findIndex((row) => isSameRow(row, place));
  const inProblem = calendars.flatMap(({ rows: all }) => all.filter(({ hasProblem }) => hasProblem)).length;
  const isUnread = view.state?.problems.some(({ level }) => level === 'error') ?? false;
  // A calendar that is gone is no filter.
  const isGone = filter.calendar !== null && !calendars.some(({ id }) => id === filter.calendar);
  useEffect(() => {
    if (isGone) setFilter((one) => ({ ...one, calendar: null }));
  }, [isGone]);
  return (
    <section class="pane events" aria-labelledby="events-heading">
      <div class="pane-head">
        <h2 id="events-heading">{words.events.heading}</h2>
        <span class="soft" role="status">
          {words.events.found(rows.length)}
        </span>
      </div>
      <div class="filters">
        {calendars.length > 1 && (
          <select
            aria-label={words.events.calendar}
            value={filter.calendar ?? ''}
            onChange={({ currentTarget }) => setFilter({ ...filter, calendar: currentTarget.value || null })}
          >
            <option value="">{words.events.all}</option>
            {calendars.map(({ id, title, isRead, rows: { length } }) => (
              <option key={id} value={id}>
                {title} ({isRead ? length : words.events.notRead})
              </option>
            ))}
          </select>
        )}
        <input
          type="search"
          aria-label={words.events.search}
          placeholder={words.events.search}
          value={filter.search}
          onInput={({ currentTarget }) => setFilter({ ...filter, search: currentTarget.value })}
        />
        {(inProblem > 0 || filter.onlyProblems) && (
          <label class="check">
            <input
              type="checkbox"
              checked={filter.onlyProblems}
              onChange={({ currentTarget }) => setFilter({ ...filter, onlyProblems: currentTarget.checked })}
            />
            {words.events.onlyProblems(inProblem)}
          </label>
        )}
      </div>
      <WholeAnswers />
      {rows.length === 0 ? (
        <p class="empty">{words.events[whyEmpty(calendars, filter, isUnread)]}</p>
      ) : (
        <EventListbox
          rows={rows}
          at={at}
          namesCalendars={filter.calendar === null && calendars.length > 1}
          onSelect={(row) => store.selectRow(row)}
        />
      )}
    </section>
  );
}
