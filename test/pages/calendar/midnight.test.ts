import { expect, test } from 'vitest';
import { eventClock } from '../../../src/pages/widget/view/event-parts.ts';
import { published } from '../../app/app-deps.ts';
import { eventOf, viewContextOf } from '../../widget/view-context-of.ts';
import { askPage, wordsOf } from '../ask-page.ts';

/** UTC; Helsinki is three hours ahead. */
const ball = { start: '2026-10-05T17:00:00Z', end: '2026-10-05T21:00:00Z' };
const whole = { start: '2026-10-05T21:00:00Z', end: '2026-10-06T21:00:00Z' };
const paths = ['/', '/calendars/talks', '/calendars/talks/events/s'];

test.each(paths)('an event until midnight shows its end, and no second day, on %s', async (path) => {
  const words = wordsOf(await askPage(path, [published({ id: 's', ...ball })], { language: 'en-GB' }));
  expect(words).toMatch(/20:00 – 0?0:00/);
  expect(words).not.toMatch(/\d\/\d|6 Oct/);
});

test.each(paths)('an event from midnight to midnight is all day on %s', async (path) => {
  const words = wordsOf(await askPage(path, [published({ id: 's', ...whole })], { language: 'en-GB' }));
  expect(words).toMatch(/6 Oct/);
  expect(words).not.toMatch(/\d\d:\d\d|\d\/\d|7 Oct/);
});

test('the widget says the same', () => {
  expect(eventClock(eventOf(ball), viewContextOf([], { language: 'en-GB' }))).toMatch(/^20:00 – 0?0:00$/);
  expect(eventClock(eventOf(whole), viewContextOf([], { language: 'en-GB' }))).toBe('All day');
});

test('an event that ends at a later midnight names its last day, without the hour or the next day', async () => {
  const nights = { start: '2026-10-05T17:00:00Z', end: '2026-10-07T21:00:00Z' };
  const days = { start: '2026-10-05T21:00:00Z', end: '2026-10-08T21:00:00Z' };
  const said = async (event: typeof days) =>
    wordsOf(await askPage('/calendars/talks', [published({ id: 's', ...event })], { language: 'en-GB' }));
  expect(await said(nights)).toMatch(/20:00, until 7 Oct [^,]/);
  expect(await said(days)).toMatch(/ until 8 Oct /);
  expect(await said(days)).not.toMatch(/\d:\d\d/);
  const clock = (event: typeof days) => eventClock(eventOf(event), viewContextOf([], { language: 'en-GB' }));
  expect([clock(nights), clock(days)]).toEqual(['20:00, until Wed 7 October', 'until Thu 8 October']);
});
