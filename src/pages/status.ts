import { html } from 'hono/html';
import type { CalendarStatus, OperationStatus, PublisherStatus } from '../publisher/publisher.ts';
import { type Html, layout, type PageText } from './layout.ts';
import type { Phrases } from './phrases.ts';

/** `/status` for a person: whether all is current, and if not, what is wrong. `now` in milliseconds since 1970. */
export function renderStatus(status: PublisherStatus, now: number, root: string, phrases: Phrases): Promise<PageText> {
  const words = phrases.status;
  const ago = (instant: string | null): string => (instant === null ? words.never : relative(instant, now, phrases));
  const body = html`<header>
<h1>${words.title}</h1>
<p class="lead">${headline(status, phrases)}</p>
</header>
<main>
${concern(words.store, status.store)}
${concern(words.list, status.list.failure)}
${status.problems.map(({ where, message }) => concern(where, message))}
<section class="card" aria-labelledby="calendars">
<h2 id="calendars">${phrases.calendars}</h2>
<div class="scroll" role="region" aria-labelledby="calendars" tabindex="0">
<table>
<thead><tr><th scope="col">${words.calendar}</th><th scope="col" class="number">${words.events}</th><th scope="col">${words.lastRead}</th><th scope="col">${words.state}</th></tr></thead>
<tbody>
${status.calendars.map(
  (
    calendar,
  ) => html`<tr><th scope="row" dir="auto">${calendar.title}</th><td class="number">${calendar.events}</td><td class="short">${ago(calendar.lastSuccess)}</td><td>${stateOf(calendar, phrases)}</td></tr>
`,
)}</tbody>
</table>
</div>
</section>
</main>
<footer><a href="${root}/">${phrases.home}</a></footer>`;
  return layout({ language: phrases.language, root, title: words.title, description: null, body });
}

function headline(status: PublisherStatus, phrases: Phrases): string {
  const words = phrases.status;
  const troubled = status.calendars.filter(isTroubled).length;
  if (troubled > 0) return words.attention(troubled, status.calendars.length);
  if (status.list.failure !== null || status.store !== null || status.problems.length > 0) return words.look;
  const waiting = status.calendars.filter(isWaiting).length;
  if (waiting > 0 || !status.ready) return words.waiting(waiting);
  return words.allWell;
}

const isWaiting = (one: OperationStatus): boolean => one.lastSuccess === null && one.failure === null;

const isTroubled = (one: CalendarStatus): boolean =>
  one.failure !== null ||
  one.heldBack !== null ||
  one.withdrawnSince !== null ||
  one.problems.some((problem) => problem.level === 'error');

const concern = (title: string, sentence: string | null): Html | '' =>
  sentence === null ? '' : html`<section class="card"><h2>${title}</h2><p class="bad">${sentence}</p></section>`;

function stateOf(calendar: CalendarStatus, phrases: Phrases): Html {
  const words = phrases.status;
  const since = calendar.withdrawnSince?.slice(0, 10);
  const bad = [calendar.failure, calendar.heldBack, since ? words.withdrawn(since) : null].filter(
    (one) => one !== null,
  );
  const calm = calendar.pendingDetails > 0 ? [words.pendingDetails(calendar.pendingDetails)] : [];
  if (bad.length + calm.length === 0) calm.push(isWaiting(calendar) ? words.notYet : words.current);
  const rest = calendar.problemCount - calendar.problems.length;
  const notes = html`<details><summary>${words.problems(calendar.problemCount)}</summary><ul>
${calendar.problems.map(({ level, where, message }) => html`<li${level === 'error' ? html` class="bad"` : ''}>${where}: ${message}</li>`)}
${rest > 0 ? html`<li>${words.more(rest)}</li>` : ''}</ul></details>`;
  return html`${bad.map((sentence) => html`<p class="bad">${sentence}</p>`)}${calm.map((sentence) => html`<p>${sentence}</p>`)}${calendar.problemCount > 0 ? notes : ''}`;
}

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** `2 minutes ago`. */
function relative(instant: string, now: number, phrases: Phrases): string {
  const seconds = Math.round((Date.parse(instant) - now) / 1000);
  const format = new Intl.RelativeTimeFormat(phrases.language, { numeric: 'auto' });
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 1] as const);
  return format.format(Math.trunc(seconds / size), unit);
}
