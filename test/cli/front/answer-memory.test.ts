import { expect, test } from 'vitest';
import { createAnswerMemory } from '../../../src/cli/front/answer-memory.ts';
import { createRepresentation } from '../../../src/http/representation/representation.ts';

const represent = (body: string, common: Record<string, string> = {}) =>
  createRepresentation({ body, mediaType: 'text/plain', lastModified: 0, common }, []);
const representation = await represent('text');
const answer = { representation, stamp: '', engine: 1, generation: 1 };

test('keeps an answer by its address, fresh for a second', () => {
  const memory = createAnswerMemory(1e6);
  expect(memory.get('http://host/feeds/a.ics')).toBeUndefined();
  memory.keep('http://host/feeds/a.ics', answer, 5000);
  expect(memory.get('http://host/feeds/a.ics')).toEqual({ ...answer, freshUntil: 6000 });
  expect(memory.get('http://other/feeds/a.ics')).toBeUndefined();
  memory.forget('http://host/feeds/a.ics');
  expect(memory.get('http://host/feeds/a.ics')).toBeUndefined();
});

test('keeps nothing that depends on more than the address', async () => {
  const memory = createAnswerMemory(1e6);
  const page = await represent('text', { Vary: 'Accept-Encoding, Accept-Language' });
  memory.keep('http://host/', { ...answer, representation: page }, 0);
  memory.keep(`http://host/${'x'.repeat(3000)}`, answer, 0);
  expect(memory.get('http://host/')).toBeUndefined();
  expect(memory.get(`http://host/${'x'.repeat(3000)}`)).toBeUndefined();
});

test('keeps a bounded number of addresses and of bytes, and those with a query push out no others', async () => {
  const memory = createAnswerMemory(1e6);
  const large = await represent('x'.repeat(100_000));
  memory.keep('http://host/feeds/a.ics', answer, 0);
  for (let n = 0; n < 600; n += 1)
    memory.keep(`http://host/feeds/a.ics?nocache=${n}`, { ...answer, representation: large }, 0);
  expect(memory.get('http://host/feeds/a.ics')).toBeDefined();
  expect(memory.get('http://host/feeds/a.ics?nocache=599')).toBeDefined();
  expect(memory.get('http://host/feeds/a.ics?nocache=590')).toBeUndefined();
  for (let n = 0; n < 600; n += 1) memory.keep(`http://host/feeds/${n}.ics`, answer, 0);
  expect(memory.get('http://host/feeds/a.ics')).toBeUndefined();
});

test('says how many bytes it lets go of', async () => {
  const discarded: number[] = [];
  const memory = createAnswerMemory(1e6, (bytes) => discarded.push(bytes));
  const [small, large] = [await represent('x'.repeat(100)), await represent('x'.repeat(500_000))];
  memory.keep('http://host/a', { ...answer, representation: small }, 0);
  memory.keep('http://host/a', { ...answer, representation: small, generation: 2 }, 0);
  expect(discarded).toEqual([]);
  memory.keep('http://host/a', { ...answer, representation: large }, 0);
  expect(discarded).toEqual([small.size]);
  memory.keep('http://host/b', { ...answer, representation: large }, 0);
  memory.forget('http://host/b');
  expect(discarded).toEqual([small.size, large.size, large.size]);
});
