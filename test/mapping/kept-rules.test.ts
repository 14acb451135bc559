import { expect, test } from 'vitest';
import type { DetectedMapping } from '../../src/mapping/mapper.ts';
import { createMapping } from '../../src/mapping/mapping.ts';
import type { ConfiguredMapping, MappingSettings } from '../../src/mapping/mapping-settings.ts';

const none: MappingSettings = { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' };
const context = { timeZone: 'UTC', language: 'en', linkBase: 'https://uni.example' };
const listed = { record: { id: 'e1', name: 'Talk', date: '2026-12-01T10:00:00Z' }, body: [] };

const kept = (event: MappingSettings['event']): DetectedMapping => {
  const detected = createMapping(none, context).detect({ calendars: [], events: [listed], details: [] });
  return { ...detected, settings: { ...detected.settings, event: { ...detected.settings.event, ...event } } };
};

test('a rule that was detected earlier and no longer compiles is left out, and reported', () => {
  const mapper = createMapping(none, context).mapper(kept({ title: 'name[' }));
  expect(mapper.problems).toMatchObject([{ level: 'error', where: 'mapping.event.title' }]);
  expect(mapper.problems?.[0]?.message).toMatch(/^The rule that was detected earlier no longer works/);
  const calendar = { id: '1', title: null, description: null, timeZone: null, url: null };
  expect(mapper.events(calendar, listed, null).events).toMatchObject([{ id: 'e1', title: null }]);
});

test('a rule that a configured one replaces is not reported', () => {
  const mapping = createMapping({ ...none, event: { title: 'name' } }, context);
  expect(mapping.mapper(kept({ title: 'name[' })).problems).toBeUndefined();
});

test('a field that the configuration switches off is left empty, also by a rule that was detected earlier', () => {
  const off: ConfiguredMapping = { ...none, event: { title: null } };
  const mapping = createMapping(off, context);
  const detected = mapping.detect({ calendars: [], events: [listed], details: [] });
  expect(detected.settings.event.title).toBeUndefined();
  expect(detected.problems).toEqual([]);
  const mapper = mapping.mapper(kept({ title: 'name' }));
  const calendar = { id: '1', title: null, description: null, timeZone: null, url: null };
  expect(mapper.events(calendar, listed, null).events).toMatchObject([{ id: 'e1', title: null }]);
  expect(mapper.rules.event.title).toEqual({ rule: null, origin: 'configured', confidence: 1, why: 'switched off' });
});

test('a switched-off status is not read from plain words either', () => {
  const cancelled = { ...listed, record: { ...listed.record, isCancelled: true } };
  const calendar = { id: '1', title: null, description: null, timeZone: null, url: null };
  const statusBy = (status: ConfiguredMapping['event']['status']) => {
    const event = status === undefined ? {} : { status };
    return createMapping({ ...none, event }, context)
      .mapper(kept({}))
      .events(calendar, cancelled, null).events[0]?.status;
  };
  expect([statusBy(undefined), statusBy(null)]).toEqual(['cancelled', 'confirmed']);
});
