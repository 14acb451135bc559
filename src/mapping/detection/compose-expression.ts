import { filterOf } from './labelled.ts';

const keyOf = (step: string): string => (/^[A-Za-z_]\w*$/.test(step) ? step : JSON.stringify(step));

/** The step to the one element of a list that only wraps it. */
export const firstStep = '\u0000first';

/** A text in JMESPath: raw where it can be, else as JSON. */
const literal = (text: string): string =>
  /['\\`]/.test(text) ? `\`${JSON.stringify(text).replaceAll('`', '\\`')}\`` : `'${text}'`;

/** JMESPath of keys: quoted where a key is no plain identifier. `*` is every element of a list. */
export function expressionOf(steps: readonly string[]): string {
  let text = '';
  for (const step of steps) {
    const filter = filterOf(step);
    if (filter !== null) text = `(${text}[?${keyOf(filter[0])}==${literal(filter[1])}] | [0])`;
    else if (step === '*') text += '[*]';
    else if (step === firstStep) text += '[0]';
    else text += `${text === '' ? '' : '.'}${keyOf(step)}`;
  }
  return text === '' ? '@' : text;
}
