import { everyStep, filterOf, firstStep, keyOfStep } from './labelled.ts';

const quoted = (key: string): string => (/^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key));

/** A text in JMESPath: raw where it can be, else as JSON. */
const literal = (text: string): string =>
  /['\\`]/.test(text) ? `\`${JSON.stringify(text).replaceAll('`', '\\`')}\`` : `'${text}'`;

/** JMESPath of keys: quoted where a key is no plain identifier. `*` is every element of a list. */
export function expressionOf(steps: readonly string[]): string {
  let text = '';
  for (const step of steps) {
    const filter = filterOf(step);
    if (filter !== null) text = `(${text}[?${quoted(filter[0])}==${literal(filter[1])}] | [0])`;
    else if (step === everyStep) text += '[*]';
    else if (step === firstStep) text += '[0]';
    else text += `${text === '' ? '' : '.'}${quoted(keyOfStep(step) ?? step)}`;
  }
  return text === '' ? '@' : text;
}
