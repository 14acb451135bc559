import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ConfigChange, editConfig } from '../../../src/cli/config-file/edit-config.ts';
import { writtenConfig } from './written-config.ts';

/** The shrinking of generated texts takes minutes and makes them hardly shorter. */
const runs = { numRuns: 60, endOnFailure: true };

const forms = ['json', 'code'] as const;
type Form = (typeof forms)[number];

function edited(text: string, form: Form, ...changes: ConfigChange[]): string {
  const result = editConfig(text, form, changes);
  if (!('text' in result)) throw new Error(result.reason.message);
  return result.text;
}

/** What a configuration says, by the language's own reader. */
function contentIn(text: string, form: Form): unknown {
  if (form === 'json') return JSON.parse(text);
  const source = text
    .replace(/^(?:export default|const config: Settings =)/mu, 'const it =')
    .replace('export default config;', '')
    .replace(/\} satisfies Settings;/u, '};');
  const value = new Function(`const defineConfig = (all) => all; ${source}\nreturn it;`)();
  return JSON.parse(JSON.stringify(value, (_, inner) => (typeof inner === 'function' ? String(inner) : inner)));
}

type Tree = Readonly<Record<string, unknown>>;
const isTree = (value: unknown): value is Tree => value !== null && typeof value === 'object' && !Array.isArray(value);

function pathsOf(value: Tree): readonly string[][] {
  return Object.entries(value).flatMap(([key, inner]) => [
    [key],
    ...(isTree(inner) ? pathsOf(inner).map((path) => [key, ...path]) : []),
  ]);
}

function changed(value: Tree, [key = '', ...rest]: readonly string[], to: unknown): Tree {
  const { [key]: old, ...others } = value;
  if (rest.length > 0) return { ...others, [key]: changed(isTree(old) ? old : {}, rest, to) };
  return to === undefined ? others : { ...others, [key]: to };
}

const commentsOf = (text: string) => [...text.matchAll(/\bc\d+(?=[ ,\r\n])/gu)].map(([one]) => one);

function isSubsequence(part: string, whole: string): boolean {
  let at = 0;
  for (const character of whole) if (character === part[at]) at++;
  return at === part.length;
}

const anyPath = (value: Tree) => fc.constantFrom(...pathsOf(value), ...pathsOf(value));
const newValue = fc.oneof(
  fc.constantFrom<unknown>("it's", 'a "b"', 'x'.repeat(130), null, false, 0, [], {}, '\u2028\u00ad}'),
  fc.constant({
    path: 'from',
    format: ['dd.MM.yyyy HH:mm', 'yyyy'],
    values: { '3': 'cancelled', '*': null, 'a b': {} },
  }),
);

describe.each(forms)('editing %s', (form) => {
  const withPath = writtenConfig(form).chain((file) => anyPath(file.value).map((path) => ({ ...file, path })));

  it('sets one value: everything before and after it stays, and only it is another', () => {
    fc.assert(
      fc.property(withPath, newValue, ({ text, value, path }, to) => {
        const after = edited(text, form, { path, value: to });
        expect(contentIn(after, form)).toEqual(changed(value, path, to));
        expect(contentIn(text, form)).toEqual(value);
        const kept = changed(value, path, undefined);
        for (const leaf of leavesOf(kept)) expect(after).toContain(leaf);
      }),
      runs,
    );
  });

  it('adds a key, deep or not: nothing that was there is lost, and every comment stays', () => {
    const added = fc.constantFrom(['new'], ['new', 'deep key', 'Ключ']);
    fc.assert(
      fc.property(withPath, added, newValue, ({ text, value, path }, keys, to) => {
        const parent = path.reduce<unknown>((inner, key) => (inner as Tree)[key], value);
        const whole = isTree(parent) ? [...path, ...keys] : [...path.slice(0, -1), ...keys];
        const after = edited(text, form, { path: whole, value: to });
        expect(contentIn(after, form)).toEqual(changed(value, whole, to));
        // A long line may be broken up.
        expect(isSubsequence(text.replace(/\s/g, ''), after)).toBe(true);
        expect(commentsOf(after)).toEqual(commentsOf(text));
      }),
      runs,
    );
  });

  it('changes nothing outside the value that it sets', () => {
    fc.assert(
      fc.property(withPath, newValue, ({ text, value, path }, to) => {
        const is = path.reduce<unknown>((inner, key) => (inner as Tree)[key], value);
        if (isTree(is) && isTree(to)) return;
        const after = edited(text, form, { path, value: to });
        let [head, tail] = [0, 0];
        while (text[head] === after[head] && head < text.length) head++;
        while (text.at(-1 - tail) === after.at(-1 - tail) && tail < text.length - head) tail++;
        const lost = text.slice(head, text.length - tail);
        // What is lost lies within the old value: a JSON text, a function or an object.
        if (!isTree(is)) expect(lost.length).toBeLessThanOrEqual(JSON.stringify(is).length + 2);
      }),
      runs,
    );
  });

  it('takes a key out: nothing is added, and other comments stay', () => {
    fc.assert(
      fc.property(withPath, ({ text, value, path }) => {
        const after = edited(text, form, { path, value: undefined });
        expect(contentIn(after, form)).toEqual(changed(value, path, undefined));
        expect(isSubsequence(after, text)).toBe(true);
        const is = path.reduce<unknown>((inner, key) => (inner as Tree)[key], value);
        const lost = commentsOf(text).filter((one) => !commentsOf(after).includes(one));
        // Only the one behind it on its line.
        if (!isTree(is)) expect(lost.length).toBeLessThanOrEqual(1);
      }),
      runs,
    );
  });

  it('makes several changes one after the other, and takes them back', () => {
    fc.assert(
      fc.property(withPath, newValue, ({ text, value, path }, to) => {
        const after = edited(text, form, { path: ['new', 'a'], value: to }, { path, value: undefined });
        expect(contentIn(after, form)).toEqual(changed(changed(value, ['new', 'a'], to), path, undefined));
        const back = edited(text, form, { path: ['new'], value: to }, { path: ['new'], value: undefined });
        expect(contentIn(back, form)).toEqual(value);
        expect(commentsOf(back)).toEqual(commentsOf(text));
      }),
      runs,
    );
  });

  it('leaves the text alone where it says so already', () => {
    fc.assert(
      fc.property(withPath, ({ text, value, path }) => {
        const is = path.reduce<unknown>((inner, key) => (inner as Tree)[key], value);
        if (JSON.stringify(is).includes('=>')) return;
        expect(edited(text, form, { path, value: is })).toBe(text);
        expect(edited(text, form, { path: ['not', 'there'], value: undefined })).toBe(text);
      }),
      runs,
    );
  });
});

/** The texts of a configuration, each of which is there once. */
function leavesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(leavesOf) : [];
}
