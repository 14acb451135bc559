import { html } from 'hono/html';
import { calendarHref } from '../feeds/identifiers.ts';
import { labelled } from '../i18n/language-tag.ts';
import type { PageWords } from '../i18n/words/page-words.ts';
import type { CalendarStatus, OperationStatus, PublisherStatus } from '../publisher/publisher.ts';
import type { Html } from './frame/html.ts';
import { withLang } from './frame/page-address.ts';
import { type Frame, layout, type PageText } from './frame/page-layout.ts';
import { dateFormat } from './listing/event-time.ts';
import { formatCount } from './listing/format-count.ts';
import { platformUseSection } from './platform-use-section.ts';

/** Says the problems of each calendar. */
const command = 'kalends check';

/** Marks what is said in English, as in the log, on a page in any language. */
const english = html`lang="en" dir="ltr"`;

/** One thing that an administrator should look at. */
interface Concern {
  /** A title, or a place that is said in English. */
  readonly where: Html;
  /** What is wrong. */
  readonly sentence: string;
  /** Where the sentence comes from: the log's are in English, the page's own in its language. */
  readonly from: 'log' | 'page';
  /** What to do about it. */
  readonly advice: string;
}

/** The time that a status is shown at, and how current calendars should be. */
interface StatusMoment {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly everySeconds: number;
  /** A calendar that was read longer ago is late. */
  readonly lateAfterSeconds: number;
}

/** How times are said at this moment in the language of the page. */
interface Times {
  readonly ago: (instant: string | null) => string;
  readonly interval: string;
  readonly isLate: (calendar: CalendarStatus) => boolean;
  /** How long a refresh has been running; null: none is, or not for long. */
  readonly running: (operation: OperationStatus) => string | null;
}

/** A refresh is mentioned when it has been running for this long. Most take less. */
const longRunMs = 10_000;

function timesAt({ now, everySeconds, lateAfterSeconds }: StatusMoment, phrases: PageWords): Times {
  const { language, status: words } = phrases;
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const ageOf = (instant: string) => now - Date.parse(instant);
  return {
    ago(instant) {
      if (instant === null) return words.never;
      const [unit, size] = unitOf(Math.abs(ageOf(instant)) / 1000);
      return relative.format(-Math.trunc(ageOf(instant) / 1000 / size), unit);
    },
    interval: duration(everySeconds, language),
    isLate: ({ lastSuccess, withdrawnSince }) =>
      lastSuccess !== null && withdrawnSince === null && ageOf(lastSuccess) > lateAfterSeconds * 1000,
    running: ({ runningSince }) =>
      runningSince == null || ageOf(runningSince) < longRunMs ? null : duration(ageOf(runningSince) / 1000, language),
  };
}

/** Everything that is wrong. What affects the most calendars comes first. */
function statusConcerns(
  { store, list, problems, calendars, platform }: PublisherStatus,
  { ago, interval, isLate }: Times,
  phrases: PageWords,
): readonly Concern[] {
  const words = phrases.status;
  const { advice } = words;
  const found: Concern[] = [];
  const addFrom =
    (from: Concern['from']) => (where: string | Html, sentence: string | null | undefined, what: string) => {
      const place = typeof where === 'string' ? html`<h3 dir="auto">${where}</h3>` : where;
      if (sentence != null) found.push({ where: place, sentence, from, advice: what });
    };
  const [add, addOwn] = [addFrom('log'), addFrom('page')];
  add(words.list, list.failure, advice.list);
  add(words.store, store, advice.store);
  for (const { of, used, allowed } of platform?.quotas ?? [])
    if (allowed !== null && used > allowed)
      addOwn(words.platform.title, words.platform.tooMuch(words.platform.quotas[of]), words.platform.advice);
  for (const { level, where, message } of problems)
    if (level !== 'info') add(html`<h3 ${english}>${where}</h3>`, message, advice.problems(command));
  for (const calendar of calendars) {
    const { failure, heldBack, withdrawnSince } = calendar;
    const isHidden = calendar.slug === '';
    const title = isHidden ? words.hidden : calendar.title;
    const tell = isHidden ? addOwn : add;
    tell(title, isHidden ? failure && words.hiddenFailure : failure, advice.failure);
    if (failure === null && isLate(calendar))
      addOwn(title, words.late(ago(calendar.lastSuccess), interval), advice.late);
    tell(title, isHidden ? heldBack && words.hiddenHeldBack : heldBack, advice.heldBack);
    addOwn(title, withdrawnSince && words.withdrawn(dayOf(withdrawnSince, phrases.language)), advice.withdrawn);
    const error = calendar.problems.find(({ level }) => level === 'error');
    const said = isHidden ? words.seeLog(command) : `${error?.where}: ${error?.message}`;
    tell(title, error && said, advice.problems(isHidden ? command : `${command} --calendar ${calendar.id}`));
  }
  return found;
}

/** `/status` for a person: whether everything is up to date, and if not, what is wrong and what to do. */
export function renderStatus(status: PublisherStatus, moment: StatusMoment, frame: Frame): Promise<PageText> {
  const { phrases, root } = frame;
  const words = phrases.status;
  const times = timesAt(moment, phrases);
  const { ago, interval, isLate } = times;
  const concerns = statusConcerns(status, times, phrases);
  const { level, sentence } = headline(status, times, phrases);
  const said = status.problems.filter((problem) => !needsLook(problem));
  const listRuns = times.running(status.list);
  const main = html`<header>
<h1>${words.title}</h1>
<p class="verdict ${level}"><span class="sign" aria-hidden="true"></span>${sentence}</p>
${status.list.lastSuccess === null ? '' : html`<p class="quiet">${words.lastList(ago(status.list.lastSuccess))}</p>`}
${listRuns === null ? '' : html`<p class="quiet">${labelled(phrases.language, words.list)} ${words.running(listRuns)}</p>`}
${said.length === 0 ? '' : html`<ul class="quiet">${said.map(({ where, message }) => html`<li ${english}><bdi>${where}</bdi>: ${message}</li>`)}</ul>`}
</header>
${
  concerns.length === 0
    ? ''
    : html`<section class="card concerns" aria-labelledby="wrong">
<h2 id="wrong">${words.wrong}</h2>
<ul>
${concerns.map(
  ({
    where,
    sentence,
    from,
    advice,
  }) => html`<li>${where}<p class="bad" ${from === 'log' ? english : html`dir="auto"`}>${sentence}</p><p><strong>${words.whatToDo}</strong> ${advice}</p></li>
`,
)}</ul>
</section>`
}
<section class="card">
<h2 id="calendars">${phrases.calendars}</h2>
<table class="rows" role="table" aria-labelledby="calendars">
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">${words.calendar}</th><th role="columnheader" scope="col" class="number">${words.events}</th><th role="columnheader" scope="col">${words.lastRead}</th><th role="columnheader" scope="col">${words.state}</th></tr></thead>
<tbody role="rowgroup">
${status.calendars.map(
  (
    calendar,
  ) => html`<tr role="row"><th role="rowheader" scope="row">${titleOf(calendar, frame)}</th><td role="cell" class="number"><span class="label">${labelled(phrases.language, words.events)} </span>${formatCount(calendar.events, phrases.language)}</td><td role="cell" class="short"><span class="label">${labelled(phrases.language, words.lastRead)} </span>${ago(calendar.lastSuccess)}${isLate(calendar) ? html`<br><span class="bad">${words.expected(interval)}</span>` : ''}</td><td role="cell" class="state">${stateOf(calendar, times, phrases)}</td></tr>
`,
)}</tbody>
</table>
</section>
${status.platform === undefined ? '' : platformUseSection(status.platform, interval, phrases)}`;
  const footer = html`<a href="${withLang(`${root}/`, frame.lang)}">${phrases.home}</a>`;
  const address = { origin: null, path: (lang: string | null) => withLang('/status', lang) };
  return layout({ ...frame, title: words.title, description: null, crumb: true, address, main, footer });
}

/** The page is public, so a hidden calendar has neither name nor link. */
function titleOf({ slug, title }: CalendarStatus, { phrases, root }: Frame): Html | string {
  return slug === '' ? phrases.status.hidden : html`<a href="${calendarHref(root, slug)}" dir="auto">${title}</a>`;
}

function headline(
  status: PublisherStatus,
  { isLate }: Times,
  phrases: PageWords,
): { level: 'well' | 'wait' | 'look'; sentence: string } {
  const words = phrases.status;
  const isTooMuch = status.platform?.quotas.some(({ used, allowed }) => allowed !== null && used > allowed) === true;
  const troubled = status.calendars.filter((one) => isTroubled(one) || isLate(one)).length;
  if (troubled > 0) return { level: 'look', sentence: words.attention(troubled, status.calendars.length) };
  if (status.list.failure !== null || status.store !== null || status.problems.some(needsLook) || isTooMuch)
    return { level: 'look', sentence: words.look };
  const waiting = status.calendars.filter(isWaiting).length;
  if (waiting > 0 || !status.ready) return { level: 'wait', sentence: words.waiting(waiting) };
  return { level: 'well', sentence: words.allWell };
}

/** What detection has found by itself is only said. */
const needsLook = ({ level }: PublisherStatus['problems'][number]): boolean => level !== 'info';

const isWaiting = (one: OperationStatus): boolean => one.lastSuccess === null && one.failure === null;

const isTroubled = (one: CalendarStatus): boolean =>
  one.failure !== null ||
  one.heldBack !== null ||
  one.withdrawnSince !== null ||
  one.problems.some((problem) => problem.level === 'error');

function stateOf(calendar: CalendarStatus, { isLate, running }: Times, phrases: PageWords): Html {
  const words = phrases.status;
  const troubled = isTroubled(calendar) || isLate(calendar);
  const runs = running(calendar);
  const state = troubled ? words.look : isWaiting(calendar) ? words.notYet : words.current;
  const rest = calendar.problemCount - calendar.problems.length;
  const isHidden = calendar.slug === '';
  const note = ({ level, where, message }: CalendarStatus['problems'][number]) =>
    html`<li${level === 'error' ? html` class="bad"` : ''} ${english}><bdi>${where}</bdi>: ${message}</li>`;
  const notes = html`<details><summary>${words.problems(calendar.problemCount)}</summary>${
    isHidden
      ? html`<p>${words.seeLog(command)}</p>`
      : html`<ul>
${calendar.problems.map(note)}
${rest > 0 ? html`<li>${words.more(rest)}</li>` : ''}</ul>`
  }</details>`;
  const { missing = 0 } = calendar;
  const missed = missing > 0 ? html`<p>${words.missing(missing)}</p>` : '';
  return html`<p${troubled ? html` class="bad"` : ''}>${state}</p>${missed}${runs === null ? '' : html`<p>${words.running(runs)}</p>`}${calendar.pendingDetails > 0 ? html`<p>${words.pendingDetails(calendar.pendingDetails)}</p>` : ''}${calendar.problemCount > 0 ? notes : ''}`;
}

const dayOf = (instant: string, language: string): string =>
  dateFormat(language, { timeZone: 'UTC', dateStyle: 'long' }).format(Date.parse(instant));

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

const unitOf = (seconds: number) => units.find(([, length]) => seconds >= length) ?? (['second', 1] as const);

/** `25 seconds`, `5 minutes`. */
function duration(seconds: number, language: string): string {
  const [unit, size] = unitOf(seconds);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.trunc(seconds / size),
  );
}
