import type { Question } from '../../mapping/mapper.ts';
import { formatCode } from '../screen/format-code.ts';
import { printable, type Style } from '../screen/terminal.ts';
import { wrap } from '../screen/text-table.ts';

/** How many events show what a choice means. */
const maxExamples = 3;

/** What a choice would make of a few events: `17:30 (event 4, "A talk")`. */
export function choiceText({ likelihood, examples }: Question['choices'][number]): string {
  const shown = examples.slice(0, maxExamples).map(({ id, title, value }) => {
    const names = [...(id === null ? [] : [`event ${id}`]), ...(title === null ? [] : [JSON.stringify(title)])];
    return names.length === 0 ? value : `${value} (${names.join(', ')})`;
  });
  return `${Math.round(100 * likelihood)} %: ${shown.join('; ') || 'no event has a value'}`;
}

/** Each question with its choices, and the lines of a configuration that make each of them. */
export function questionLines(
  questions: readonly Question[],
  { style, width }: { readonly style: Style; readonly width: number },
): readonly string[] {
  return questions.flatMap(({ where, message, choices, undecided }) => {
    const meanwhile = undecided
      ? 'New events wait for the answer; what is published already stays.'
      : 'The first is published meanwhile.';
    const [first = '', ...more] = wrap(printable(`${where}: ${message} ${meanwhile}`), width - 4);
    return [
      `  ${style.yellow('?')} ${first}`,
      ...more.map((line) => `    ${line}`),
      ...choices.flatMap((choice, at) => [
        ...wrap(printable(choiceText(choice)), width - 9).map((line, nth) =>
          nth === 0 ? `      ${at + 1}. ${line}` : `         ${line}`,
        ),
        ...[
          [where, choice.rule] as const,
          ...Object.entries(choice.with ?? {}).map(([field, rule]) => [`mapping.event.${field}`, rule] as const),
        ].map(
          ([key, rule]) =>
            `         ${style.cyan(printable(`${key}: ${formatCode(rule, { width: Number.POSITIVE_INFINITY })}`))}`,
        ),
      ]),
    ];
  });
}
