import { expect, test } from 'vitest';
import { idOf, recordNodes, type Unfolding } from '../../../../src/cli/map/page/client/model/record-nodes.ts';

const nothing: Unfolding = { chosen: new Map(), whole: new Set(), wanted: [] };
const linesOf = (value: unknown, unfolding: Partial<Unfolding> = {}) =>
  recordNodes([{ in: 'listed', label: 'List', value }], { ...nothing, ...unfolding });
const labels = (nodes: ReturnType<typeof linesOf>) => nodes.map(({ label, more }) => (more > 0 ? `+${more}` : label));

test('small objects are open, large ones closed, and each line knows its place', () => {
  const large = Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`k${n}`, n]));
  const nodes = linesOf({ id: 1, info: { name: 'x' }, large });
  expect(labels(nodes)).toEqual(['List', 'id', 'info', 'name', 'large']);
  expect(nodes.map(({ level, at, siblings, isOpen }) => [level, at, siblings, isOpen])).toEqual([
    [1, 1, 1, true],
    [2, 1, 3, null],
    [2, 2, 3, true],
    [3, 1, 1, null],
    [2, 3, 3, false],
  ]);
});

test('an object that fields come from is open, however many keys it has', () => {
  const large = Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`k${n}`, n]));
  const used = new Set([idOf({ in: 'listed', path: ['attributes', 'k3'] })]);
  expect(labels(linesOf({ attributes: large, other: large }, { used })).slice(0, 3)).toEqual([
    'List',
    'attributes',
    'k0',
  ]);
  expect(labels(linesOf({ attributes: large, other: large }, { used }))).toHaveLength(12);
  const chosen = new Map(
    linesOf({ attributes: large }, { used }).map(({ shape, label }) => [shape, label !== 'attributes']),
  );
  expect(labels(linesOf({ attributes: large }, { used, chosen }))).toEqual(['List', 'attributes']);
});

test('what is unfolded in one record is unfolded in the next, and in every item of a list', () => {
  const record = { days: [{ at: { hour: 9 } }, { at: { hour: 10 } }] };
  const open = linesOf(record).filter(({ label }) => label === '0');
  const chosen = new Map(open.map(({ shape }) => [shape, true]));
  expect(labels(linesOf(record, { chosen }))).toEqual(['List', 'days', '0', 'at', '1', 'at']);
});

test('a source is shown however deep it is, behind however many others', () => {
  const items = Array.from({ length: 500 }, (_, n) => ({ deep: { value: n } }));
  const source = { in: 'listed' as const, path: ['items', 321, 'deep', 'value'] };
  const nodes = linesOf({ items }, { wanted: [source] });
  expect(nodes.find(({ id }) => id === idOf(source))?.value).toBe(321);
  expect(nodes.length).toBeLessThan(60);
  expect(labels(nodes)).toContain('+459');
  const all = linesOf({ items }, { wanted: [source], whole: new Set([idOf({ in: 'listed', path: ['items'] })]) });
  expect(labels(all)).toContain('499');
});

test('all keys of a record are shown, and the first elements of a list', () => {
  const record = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`k${n}`, n]));
  expect(labels(linesOf(record))).toHaveLength(61);
  expect(labels(linesOf(Object.values(record))).at(-1)).toBe('+20');
});

test('long texts are folded', () => {
  const [, text] = linesOf({ text: 'x'.repeat(500) });
  expect(text).toMatchObject({ kind: 'text', isOpen: false });
});
