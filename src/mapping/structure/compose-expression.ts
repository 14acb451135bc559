import { everyStep, filterOf, firstStep, keyOfStep, layersOf } from './labelled.ts';

const quoted = (key: string): string => (/^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key));

/** A text in JMESPath: raw where it can be, else as JSON. */
const literal = (text: string): string =>
  /['\\`]/.test(text) ? `\`${JSON.stringify(text).replaceAll('`', '\\`')}\`` : `'${text}'`;

/** JMESPath of keys: quoted where a key is no plain identifier. `*` is every element of a list. */
export function expressionOf(steps: readonly string[]): string {
  let text = '';
  for (const step of steps) {
    const layers = layersOf(step);
    if (layers === null) text = further(text, step);
    else {
      if (layers.base !== '') text = further(text, layers.base);
      for (const way of layers.ways) text = inside(text, way);
    }
  }
  return text === '' ? '@' : text;
}

/** Of a list that had one element so far, all that come. */
export const everyOf = (steps: readonly string[]): string =>
  expressionOf(steps.map((step) => (step === firstStep ? everyStep : step)));
/** The same, of a list of values the list itself. */
export const pathOf = (steps: readonly string[]): string =>
  everyOf(steps.at(-1) === everyStep ? steps.slice(0, -1) : steps);

function further(text: string, step: string): string {
  const filter = filterOf(step);
  if (filter !== null) {
    const [path, label] = filter;
    const test = label === true ? '' : `==${typeof label === 'number' ? `\`${label}\`` : literal(label)}`;
    return `(${text}[?${labelPath(path)}${test}] | [0])`;
  }
  if (step === everyStep) return `${text}[*]`;
  if (step === firstStep) return `${text}[0]`;
  return `${text}${text === '' ? '' : '.'}${quoted(keyOfStep(step) ?? step)}`;
}

const labelPath = (path: readonly (string | number)[]): string =>
  path.map((key, n) => (typeof key === 'number' ? `[${key}]` : `${n === 0 ? '' : '.'}${quoted(key)}`)).join('');

/** Ways are written behind the path, so that they hold for each element of a list, too. */
function inside(text: string, way: string): string {
  const rest = way.slice(1);
  const dot = text === '' ? '' : `${text}.`;
  // An index would take the first of the list's elements.
  const only = text.includes('[*]') ? '[]' : '[0]';
  switch (way[0]) {
    case 'k':
      return `${dot}${quoted(rest)}`;
    case 'o':
      return `${dot}[${quoted(rest)} || @]${only}`;
    case 'a':
      return `${dot}[${(JSON.parse(rest) as readonly string[]).map(quoted).join(' || ')}]${only}`;
    case 'i':
      return `${text}[${rest}]`;
    case 'j':
      return `${dot}join('', [*].${quoted(rest)})`;
    case 'l':
      return `${dot}join(\`"\\n"\`, [*].${quoted(rest)})`;
    case 'p': {
      const [list, piece] = JSON.parse(rest) as [string, string];
      return `${dot}join(\`"\\n"\`, [*].${quoted(list)}.join('', [*].${quoted(piece)}))`;
    }
    case 'd': {
      const parts = JSON.parse(rest) as readonly (readonly [part: string, ...keys: string[]])[];
      return `${dot}{${parts.map(([part, ...keys]) => `${part}: ${keys.map(quoted).join('.')}`).join(', ')}}`;
    }
    case 'z': {
      const keys = JSON.parse(rest) as readonly string[];
      const members = keys.map((key, n) => `${quoted(key)}: [${n}]`).join(', ');
      return `(${dot}zip(${keys.map(quoted).join(', ')})[*].{${members}})`;
    }
    case 'w': {
      const [list = '', ...shared] = JSON.parse(rest) as readonly string[];
      const told = shared.map((key, n) => `$v${n} = ${quoted(key)}`).join(', ');
      const members = shared.map((key, n) => `, ${quoted(key)}: $v${n}`).join('');
      return `(${dot}let ${told} in ${quoted(list)}[*].{${quoted(list)}: @${members}})`;
    }
    case 'x': {
      const [list, day, areBare] = JSON.parse(rest) as [list: string, day: string, areBare: boolean];
      const each = areBare ? `{${quoted(day)}: $v0, ${quoted(list)}: @}` : `merge({${quoted(day)}: $v0}, @)`;
      return `(${dot}let $v0 = ${quoted(day)} in (${quoted(list)} || \`[${areBare ? '""' : '{}'}]\`)[*].${each})`;
    }
    case 's':
      return `${dot}split(@, ${literal(rest)})`;
    case 'h':
      return `${dot}link_in(@)`;
    case 'b':
    case 'n': {
      const told = (JSON.parse(rest) as readonly string[]).map((one) => `starts_with(@, ${literal(`${one}#`)})`);
      const test = told.join(' || ');
      return `(${dot}[@][?${way[0] === 'b' ? test : `!(${test})`}] | [0]).link_in(@)`;
    }
    case 'm':
      return `(${dot}[@][]${text.includes('[*]') ? '[]' : ''})`;
    case 'v':
      return `(${dot}*)`;
    case 'e':
      return `(${dot}items(@)[*].{date: [0], value: [1]})`;
    case 'g':
      return `(${dot}items(@)[*].let $day = [0] in [1][*].${rest === 'm' ? 'merge({date: $day}, @)' : '{date: $day, time: @}'})[]`;
    case 't':
      return `(${dot}items(@)[?[1]][0])`;
    case 'f': {
      const [key, label] = JSON.parse(rest) as [string, string];
      return `(${text}[?${quoted(key)}==${literal(label)}] || ${text === '' ? '@' : text})[0]`;
    }
    default:
      return clockOf(dot, way);
  }
}

/**
 * A number as a time of day: `HHmm`, `HHmmss`, minutes, seconds or parts of seconds since midnight, or a fraction of the day; as text, a
 * number first; an hour with its fraction, or with its minutes behind the point; where -1 or nines are none, no time of them. An empty text among numbers is none.
 */
function clockOf(dot: string, way: string): string {
  if (way.startsWith('cq')) return clockWithSeconds(dot, way);
  if (way === 'cf') return `${dot}[to_number(@)][?@ >= \`0\`].floor(@ * \`1440\` + \`0.5\`).${clockText(60)} | [0]`;
  if (way === 'ce') return `${dot}[to_number(@)][?@ >= \`0\`].floor(@ * \`60\` + \`0.5\`).${clockText(60)} | [0]`;
  if (way === 'cp') return `${dot}[to_number(@)][?@ >= \`0\`].floor(@ * \`100\` + \`0.5\`).${clockText(100)} | [0]`;
  if (way.startsWith('cw'))
    return `${dot}to_number(@).floor(@ / \`${way.slice(2)}\`).join(':', [@ // \`3600\`, (@ % \`3600\`) // \`60\`, @ % \`60\`][*].pad_left(to_string(@), \`2\`, '0'))`;
  const size = way.startsWith('ch') ? 100 : way.startsWith('cm') ? 60 : 3600;
  const text = clockText(size);
  const most = size === 3600 ? 86_400 : 2400;
  if (way.endsWith('x')) return `${dot}[to_number(@)][?@ >= \`0\` && @ <= \`${most}\`].${text} | [0]`;
  return way.endsWith('n') ? `${dot}[@][?@ >= \`0\`].${text} | [0]` : `${dot}to_number(@).${text}`;
}

/** `h:mm` of a number: so many of its units are an hour. */
function clockText(size: 100 | 60 | 3600): string {
  const minutes = size === 3600 ? '(@ % `3600`) // `60`' : `@ % \`${size}\``;
  return `join(':', [to_string(@ // \`${size}\`), pad_left(to_string(${minutes}), \`2\`, '0')])`;
}

/** `83000` as `8:30:00`, with the same endings. */
function clockWithSeconds(dot: string, way: string): string {
  const part = (value: string) => `pad_left(to_string(${value} % \`100\`), \`2\`, '0')`;
  const text = `join(':', [to_string(@ // \`10000\`), ${part('(@ // `100`)')}, ${part('@')}])`;
  if (way.endsWith('x')) return `${dot}[to_number(@)][?@ >= \`0\` && @ <= \`240000\`].${text} | [0]`;
  if (way.endsWith('n')) return `${dot}[@][?@ >= \`0\`].${text} | [0]`;
  return `${dot}to_number(@).${text}`;
}

/** The path of the first of several: `images[0].url`. */
export const firstOf = (steps: readonly string[]): string => expressionOf(steps).replaceAll('[*]', '[0]');
