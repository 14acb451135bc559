/** JMESPath of keys: quoted where a key is no plain identifier. `*` is every element of a list. */
export function expressionOf(steps: readonly string[]): string {
  let text = '';
  for (const step of steps) {
    if (step === '*') text += '[*]';
    else text += `${text === '' ? '' : '.'}${/^[A-Za-z_]\w*$/.test(step) ? step : JSON.stringify(step)}`;
  }
  return text === '' ? '@' : text;
}
