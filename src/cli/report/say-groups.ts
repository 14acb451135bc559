import type { Problem } from '../../calendar/problem.ts';
import { marks } from '../screen/problem-lines.ts';
import { printable, type Style } from '../screen/terminal.ts';
import { wrapped } from '../screen/text-table.ts';
import { groupProblems, type ProblemGroup } from './group-problems.ts';

/** Records that are named of one kind of problem. */
const mostNamed = 5;

/** Every kind of problem with the records that it came from. */
export function problemLines(
  problems: readonly Problem[],
  { style, width }: { readonly style: Style; readonly width: number },
): readonly string[] {
  const colors = { error: style.red, warning: style.yellow, info: style.dim };
  return groupProblems(problems).flatMap((group) => {
    const [first = '', ...more] = wrapped(printable(said(group)), width - 4);
    const places = wrapped(printable(named(group)), width - 6);
    return [
      `  ${colors[group.level](marks[group.level])} ${first}`,
      ...more.map((line) => `    ${line}`),
      ...places.map((line) => `      ${style.dim(line)}`),
    ];
  });
}

function said({ field, places, message }: ProblemGroup): string {
  const about = field === null ? '' : `${field}: `;
  if (places.length === 1) return `${about}${message}`;
  const what = places.every((place) => isRecord.test(place)) ? 'records' : 'places';
  return `${places.length} ${what}, ${about}${message}`;
}

const isRecord = /, (?:event|record) /u;

/** `calendar 42: event 17, event 18, event 19 and 11 more`. */
function named({ places }: ProblemGroup): string {
  const shown = places.slice(0, mostNamed);
  const groups = Map.groupBy(shown, (place) => /^(calendar .+?), (?:event|record) /u.exec(place)?.[1] ?? '');
  const texts = [...groups].map(([calendar, all]) =>
    calendar === ''
      ? all.join(', ')
      : `${calendar}: ${all.map((place) => place.slice(calendar.length + 2)).join(', ')}`,
  );
  const rest = places.length - shown.length;
  return `${texts.join('; ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
