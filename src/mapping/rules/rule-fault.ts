import { type Sentences, type Told, telling } from '../../calendar/told.ts';

/** A place in an expression: the character, from 1. */
interface ExpressionPlace {
  readonly at: number;
  readonly text: string;
}

/** What each sentence about a rule that can't be compiled names. */
export interface RuleFaults {
  readonly ruleTooLong: { readonly most: number; readonly found: number };
  /** `hint`: how a key has to be written. Null: that is not the trouble. */
  readonly ruleSyntax: ExpressionPlace & { readonly why: Told; readonly hint: string | null };
  readonly ruleDashedKey: ExpressionPlace & { readonly key: string };
  readonly ruleNoFunction: ExpressionPlace & { readonly name: string };
  readonly syntaxEnds: { readonly expected: string | null };
  readonly syntaxExpected: { readonly expected: string; readonly found: string };
  readonly syntaxUnexpected: { readonly found: string };
  /** In the words of the library. */
  readonly syntaxOther: { readonly why: string };
  readonly ruleSaysNothing: object;
  readonly ruleOfWrongKind: { readonly found: string };
  readonly ruleZone: { readonly found: string };
  readonly templateBraces: { readonly template: string };
}

const english: Sentences<RuleFaults> = {
  ruleTooLong: ({ most, found }) => `expected at most ${most} characters of JMESPath, found ${found}`,
  ruleSyntax: ({ at, text, why, hint }, say) =>
    `not JMESPath at character ${at} of "${text}": ${say(why)}${hint === null ? '' : `; a key with other letters than a to z needs double quotes: "${hint}"`}`,
  ruleDashedKey: ({ at, text, key }) =>
    `not a path at character ${at} of "${text}": a key with a dash needs double quotes: "${key}". To subtract, put spaces around the minus sign`,
  ruleNoFunction: ({ at, text, name }) => `not JMESPath at character ${at} of "${text}": no function ${name}()`,
  syntaxEnds: ({ expected }) => `it ends too early${expected === null ? '' : `, ${expected} is missing`}`,
  syntaxExpected: ({ expected, found }) => `expected ${expected}, found ${found}`,
  syntaxUnexpected: ({ found }) => `unexpected ${found}`,
  syntaxOther: ({ why }) => why,
  ruleSaysNothing: () => 'expected a path, a template or a default',
  ruleOfWrongKind: ({ found }) =>
    `expected a JMESPath expression, an object with a path, a list of rules or a function, found ${found}`,
  ruleZone: ({ found }) => `expected a time zone (Europe/Berlin), found ${found}`,
  templateBraces: ({ template }) => `expected each { of the template "${template}" to have its }`,
};

/** Says in English and as data why a rule can't be compiled. */
export const ruleFault = telling(english);

/** The library names signs by words. */
const signs: Readonly<Record<string, string>> = {
  Star: '*',
  Rbracket: ']',
  Lbracket: '[',
  Rparen: ')',
  Lparen: '(',
  Rbrace: '}',
  Lbrace: '{',
  Colon: ':',
  Comma: ',',
  Dot: '.',
  Pipe: '|',
};

/** What the library has found wrong, in words that people write expressions with. */
export function syntaxFault(message: string): Told {
  const reason = message.replace(/^syntax(?: error)?[:,]?\s*/iu, '');
  const expected = /^expected (\w+), got: (\w+)/u.exec(reason);
  if (expected !== null) {
    const [wanted = '', found = ''] = expected.slice(1).map((name) => signs[name] ?? name);
    // After [ there may be a number, too.
    const missing = wanted === '*' ? ']' : wanted;
    return found === 'EOF'
      ? ruleFault('syntaxEnds', { expected: missing })
      : ruleFault('syntaxExpected', { expected: missing, found });
  }
  if (/\(?EOF\)?|unexpected end of JSON input$/u.test(reason)) return ruleFault('syntaxEnds', { expected: null });
  const found =
    /^(?:unexpected|invalid) token(?: type)?:? ?\w*,? (?:value: (?<value>.+)|(?<dot>.+)\(Dot\))$/u.exec(reason)
      ?.groups ??
    /^invalid token \(\w+\): "(?<value>.+)"$/u.exec(reason)?.groups ??
    /^unknown character: (?<value>.+)$/u.exec(reason)?.groups;
  const sign = found?.value ?? found?.dot;
  return sign === undefined
    ? ruleFault('syntaxOther', { why: reason })
    : ruleFault('syntaxUnexpected', { found: sign });
}
