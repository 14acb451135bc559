import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../frame/icon.tsx';
import { useWorkbench } from '../frame/workbench-context.tsx';
import { type ListedRow, placeOf, type RowPlace } from '../model/event-rows.ts';
import { localeFor, shortDate } from '../model/short-date.ts';

interface EventListboxProps {
  readonly rows: readonly ListedRow[];
  /** The chosen one; -1: none of these. */
  readonly at: number;
  readonly namesCalendars: boolean;
  readonly onSelect: (place: RowPlace) => void;
}

/** All rows have this height, so that thousands of them need no more elements than fit the window. */
const rowHeight = 60;
const spare = 6;

/** The events as one list that arrows walk through. Only the rows in view are elements. */
export function EventListbox({ rows, at, namesCalendars, onSelect }: EventListboxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(600);
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    const observer = new ResizeObserver(() => setHeight(current.clientHeight));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const { current } = box;
    if (current === null || at < 0) return;
    const from = at * rowHeight;
    if (from < current.scrollTop) current.scrollTop = from;
    else if (from + rowHeight > current.scrollTop + current.clientHeight)
      current.scrollTop = from + rowHeight - current.clientHeight;
  }, [at]);

  const first = Math.max(0, Math.floor(top / rowHeight) - spare);
  const last = Math.min(rows.length, Math.ceil((top + height) / rowHeight) + spare);
  const shown = new Set(Array.from({ length: Math.max(0, last - first) }, (_, n) => first + n));
  if (at >= 0) shown.add(at);

  const go = (to: number) => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, to))];
    if (row !== undefined) onSelect(placeOf(row));
  };
  const page = Math.max(1, Math.floor(height / rowHeight) - 1);
  const steps: Readonly<Record<string, () => void>> = {
    ArrowDown: () => go(at + 1),
    ArrowUp: () => go(at - 1),
    PageDown: () => go(at + page),
    PageUp: () => go(at - page),
    Home: () => go(0),
    End: () => go(rows.length - 1),
  };
  return (
    <div
      ref={box}
      class="listbox"
      role="listbox"
      tabIndex={0}
      aria-labelledby="events-heading"
      aria-activedescendant={at >= 0 ? `event-${at}` : undefined}
      onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
      onClick={({ target, currentTarget }) => {
        const row = (target as Element).closest<HTMLElement>('[data-row]');
        if (row === null) return;
        // The list has the keyboard's focus, and names the active option.
        currentTarget.focus({ preventScroll: true });
        go(Number(row.dataset.row));
      }}
      onKeyDown={(event) => {
        const step = event.ctrlKey || event.metaKey || event.altKey ? undefined : steps[event.key];
        if (step === undefined) return;
        event.preventDefault();
        step();
      }}
    >
      <div class="all-rows" role="presentation" style={{ height: `${rows.length * rowHeight}px` }}>
        {[...shown]
          .sort((a, b) => a - b)
          .map((n) => {
            const listed = rows[n];
            return (
              listed && (
                <div
                  key={`${listed.calendar.id} ${listed.row.record} ${listed.row.event}`}
                  id={`event-${n}`}
                  class="row"
                  role="option"
                  tabIndex={-1}
                  data-row={n}
                  aria-selected={n === at}
                  aria-posinset={n + 1}
                  aria-setsize={rows.length}
                  style={{ transform: `translateY(${n * rowHeight}px)` }}
                >
                  <EventRowText listed={listed} namesCalendar={namesCalendars} />
                </div>
              )
            );
          })}
      </div>
    </div>
  );
}

interface EventRowTextProps {
  readonly listed: ListedRow;
  readonly namesCalendar: boolean;
}

function EventRowText({ listed: { calendar, row }, namesCalendar }: EventRowTextProps) {
  const { words } = useWorkbench();
  const { events } = words;
  const start =
    row.start === null ? row.when : shortDate(row.start, localeFor(words.language), new Date().getFullYear());
  return (
    <>
      <span class="row-title" dir="auto">
        <span class={row.isCancelled ? 'off' : ''}>{row.title ?? events.untitled}</span>
        {row.hasProblem && (
          <span class="row-problem" title={events.problem}>
            <Icon name="warning" />
            <span class="hidden">{events.problem}</span>
          </span>
        )}
      </span>
      <span class="row-when">
        {row.isCancelled && <span class="badge cancelled">{events.cancelled}</span>}
        {row.hidden !== null && <span class="badge tentative">{events.hidden[row.hidden]}</span>}
        <span class="row-date">{start ?? events.noDate}</span>
        {namesCalendar && (
          <span class="row-calendar" dir="auto">
            {calendar.title}
          </span>
        )}
      </span>
    </>
  );
}
