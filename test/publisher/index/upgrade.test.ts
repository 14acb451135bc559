import { expect, it } from 'vitest';
import { createLearning } from '../../../src/mapping/learning/create-learning.ts';
import type { LearningMapping } from '../../../src/mapping/learning/learning.ts';
import { createMapping } from '../../../src/mapping/mapping.ts';
import type { Rule } from '../../../src/mapping/mapping-settings.ts';
import { openPublisher, snapshotOf } from '../fakes/open-publisher.ts';
import { smallPortal } from '../fakes/small-source.ts';

const mapping = createMapping(
  { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' },
  { timeZone: 'UTC', language: 'en', linkBase: 'https://uni.example' },
);

/** Detection of a later release: it finds these rules where the present one finds its own. */
function later(event: Readonly<Record<string, Rule>>): LearningMapping {
  const detect: LearningMapping['detect'] = (samples) => {
    const found = mapping.detect(samples);
    const shown = Object.entries(event).map(([field, rule]) => [
      field,
      { rule, origin: 'detected' as const, confidence: 0.95, why: 'test' },
    ]);
    return {
      ...found,
      version: 1000,
      settings: { ...found.settings, event: { ...found.settings.event, ...event } },
      inForce: { ...found.inForce, event: { ...found.inForce.event, ...Object.fromEntries(shown) } },
    };
  };
  const { mapper } = mapping;
  return { ...mapping, version: 1000, detect, learning: createLearning({ detect, mapper }) };
}

const records = [1, 2, 3].map((n) => ({
  id: `e${n}`,
  title: `Lecture ${n} about rivers`,
  start: `2026-12-0${n}T18:00:00Z`,
  end: `2026-12-0${n}T19:00:00Z`,
}));

it('a later release publishes the same from a store, adds what was empty, and proposes the rest once', async () => {
  const { source } = smallPortal(records);
  const first = openPublisher({ source, mapping });
  const before = await snapshotOf(first.publisher);
  const upgraded = () =>
    openPublisher({
      source,
      mapping: later({ title: "join(' ', [title, id])", description: "join(' ', ['About', id])" }),
      store: first.store,
      clock: first.clock,
    });
  const one = upgraded();
  // Before the portal is asked.
  expect(await snapshotOf(one.publisher)).toEqual(before);
  const after = await one.later(400);
  expect(after.events.map(({ event }) => [event.id, event.title, event.start, event.description?.text])).toEqual(
    before.events.map(({ event }, n) => [event.id, event.title, event.start, `About e${n + 1}`]),
  );
  expect((await one.publisher.status()).problems.map(({ level, where }) => `${level} ${where}`)).toEqual([
    'warning mapping.event.title',
    'info mapping.event.description',
  ]);
  await one.later(400);
  const two = upgraded();
  await two.later(400);
  const said = [...one.logged, ...two.logged].filter((line) => line.includes('title: title → join'));
  expect(said).toHaveLength(1);
});
