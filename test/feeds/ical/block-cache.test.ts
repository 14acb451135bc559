import { expect, it } from 'vitest';
import { createBlockCache } from '../../../src/feeds/ical/block-cache.ts';
import { renderIcalendar } from '../../../src/feeds/ical/icalendar.ts';
import { entryOf, feedOf, telling } from '../sample-feed.ts';

const context = { siteId: 'north.example', language: 'en' };
const entry = entryOf({ id: 'x', title: 'T', start: '2026-10-24T12:00:00Z' });

it('returns the block that rendering would give', () => {
  const feed = feedOf(telling);
  const blocksOf = createBlockCache(1_000_000);
  expect(renderIcalendar(feed, {}, blocksOf(feed))).toBe(renderIcalendar(feed));
  expect(renderIcalendar(feed, {}, blocksOf(feed))).toBe(renderIcalendar(feed));
});

it('renders a block once for each revision', () => {
  const blockOf = createBlockCache(1_000_000)(context);
  const first = blockOf(entry);
  // The digest stands for the event: an unchanged digest gives the cached block.
  expect(blockOf({ ...entry, event: { ...entry.event, summary: 'other' } })).toBe(first);
  const changed = { ...entry, event: { ...entry.event, summary: 'other' } };
  expect(blockOf({ ...changed, revision: { ...entry.revision, digest: 'new' } })).toContain('DESCRIPTION:other');
  expect(blockOf({ ...entry, revision: { ...entry.revision, sequence: 2 } })).toContain('SEQUENCE:2');
  const completed = '2026-09-21T00:00:00Z';
  expect(blockOf({ ...entry, revision: { ...entry.revision, completed } })).toContain('DTSTAMP:20260921T000000Z');
  expect(blockOf({ ...entry, removed: true })).toContain('STATUS:CANCELLED');
});

it('separates languages, sites and options', () => {
  const cache = createBlockCache(1_000_000);
  const cancelled = { ...entry, removed: true };
  expect(cache(context)(cancelled)).toContain('SUMMARY:Cancelled: T');
  expect(cache({ ...context, language: 'de' })(cancelled)).toContain('SUMMARY:Abgesagt: T');
  expect(cache({ ...context, siteId: 'south.example' })(entry)).toContain('@south.example');
  expect(cache({ ...context, busy: true })(entry)).toContain('TRANSP:OPAQUE');
  expect(cache({ ...context, defaultMinutes: 5 })(entry)).toContain('DTEND:20261024T120500Z');
});

it('separates the languages of an event, which its digest does not cover', () => {
  const blockOf = createBlockCache(1_000_000)(context);
  const translations = { fi: { title: 'Luento', summary: null, description: null } };
  expect(blockOf({ ...entry, event: { ...entry.event, translations } })).toContain('SUMMARY:T\r\n');
  expect(blockOf({ ...entry, event: { ...entry.event, translations, title: 'Luento' } })).toContain('SUMMARY:Luento');
});

it('forgets blocks that were not used for long', () => {
  const blockOf = createBlockCache(1500)(context);
  const others = ['a', 'b', 'c', 'd'].map((id) => entryOf({ id, title: id, start: '2026-10-24T12:00:00Z' }));
  const changed = { ...entry, event: { ...entry.event, summary: 'rendered again' } };
  const first = blockOf(entry);
  for (const other of others.slice(0, 1)) blockOf(other);
  expect(blockOf(changed)).toBe(first);
  for (const other of others) blockOf(other);
  expect(blockOf(changed)).toContain('rendered again');
});
