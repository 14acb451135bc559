import { useWorkbench } from '../frame/workbench-context.tsx';

/** The lists that can be looked at as a whole: that of the calendars, and those in which no event was found. */
export function WholeAnswers() {
  const { store, view, words } = useWorkbench();
  const { state, place, answer } = view;
  if (state === null) return null;
  const lists = [
    { calendar: null, title: words.events.showCalendars, note: null },
    ...state.calendars
      .filter(({ rows }) => rows.length === 0)
      .map(({ id, title, isRead }) => ({
        calendar: id,
        title,
        note: isRead ? words.events.found(0) : words.events.notRead,
      })),
  ];
  return (
    <div class="whole-answers">
      <ul aria-label={words.events.wholeAnswers}>
        {lists.map(({ calendar, title, note }) => (
          <li key={calendar ?? ''}>
            <button
              type="button"
              class="quiet-button"
              aria-pressed={place === null && answer?.calendar === calendar}
              onClick={() => store.showAnswer(calendar)}
            >
              <span dir="auto">{title}</span>
              {note !== null && <span class="soft"> · {note}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
