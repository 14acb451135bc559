import type { Problem } from '../../calendar/problem.ts';
import { marks } from '../screen/print-problems.ts';
import { printable, type Style } from '../screen/terminal.ts';
import { wrap } from '../screen/text-table.ts';

/** Problems of one kind: the same field and the same message, apart from what the message quotes. */
interface ProblemGroup {
  readonly level: Problem['level'];
  /** `start`; null: the problem is not about a field. */
  readonly field: string | null;
  /** Where the problem occurs: `calendar 42, event 17`. */
  readonly places: readonly string[];
  /** The message of the first problem. */
  readonly message: string;
}

const levels: readonly Problem['level'][] = ['error', 'warning', 'info'];

/** Groups problems of one kind. The worst level comes first; within a level, the order stays. */
export function groupProblems(problems: readonly Problem[]): readonly ProblemGroup[] {
  const groups = Map.groupBy(problems, ({ level, where, message }) =>
    JSON.stringify([level, fieldOf(where), messageKind(message, where)]),
  );
  return [...groups.values()]
    .flatMap((same): readonly ProblemGroup[] => {
      const [first] = same;
      if (first === undefined) return [];
      const field = fieldOf(first.where);
      const cut = field === null ? 0 : field.length + 2;
      const places = [...new Set(same.map(({ where }) => where.slice(0, where.length - cut)))];
      return [{ level: first.level, field, places, message: first.message }];
    })
    .sort((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level));
}

/** `calendar 42, event 17, start` is about the field start. */
const fieldOf = (where: string): string | null => /, (\w+)$/u.exec(where)?.[1] ?? null;

/** The message without what differs between records: quotations, request paths and numbers. */
function messageKind(message: string, where: string): string {
  const id = /event (.+?)(?:, \w+)?$/u.exec(where)?.[1] ?? '';
  const general = id === '' ? message : message.replaceAll(id, '…');
  return general
    .replace(/"(?:[^"\\]|\\.)*"/gu, '…')
    .replace(/GET \S+/gu, '…')
    .replace(/\d[\d:.,TZ+-]*/gu, '…');
}

/** How many records are named for one kind of problem. */
const maxNamed = 5;

/** Formats every kind of problem with the records that have it. */
export function problemLines(
  problems: readonly Problem[],
  { style, width }: { readonly style: Style; readonly width: number },
): readonly string[] {
  const colors = { error: style.red, warning: style.yellow, info: style.dim };
  return groupProblems(problems).flatMap((group) => {
    const [first = '', ...more] = wrap(printable(messageOf(group)), width - 4);
    const places = wrap(printable(placesOf(group)), width - 6);
    return [
      `  ${colors[group.level](marks[group.level])} ${first}`,
      ...more.map((line) => `    ${line}`),
      ...places.map((line) => `      ${style.dim(line)}`),
    ];
  });
}

function messageOf({ field, places, message }: ProblemGroup): string {
  const about = field === null ? '' : `${field}: `;
  if (places.length === 1) return `${about}${message}`;
  const noun = places.every((place) => isRecord.test(place)) ? 'records' : 'places';
  return `${places.length} ${noun}, ${about}${message}`;
}

const isRecord = /, (?:event|record) /u;

/** `calendar 42: event 17, event 18, event 19 and 11 more`. */
function placesOf({ places }: ProblemGroup): string {
  const shown = places.slice(0, maxNamed);
  const groups = Map.groupBy(shown, (place) => /^(calendar .+?), (?:event|record) /u.exec(place)?.[1] ?? '');
  const texts = [...groups].map(([calendar, all]) =>
    calendar === ''
      ? all.join(', ')
      : `${calendar}: ${all.map((place) => place.slice(calendar.length + 2)).join(', ')}`,
  );
  const rest = places.length - shown.length;
  return `${texts.join('; ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
