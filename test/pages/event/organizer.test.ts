import { expect, test } from 'vitest';
import type { CalendarEvent } from '../../../src/calendar/event.ts';
import { published } from '../../app/app-deps.ts';
import { askPage, wordsOf } from '../ask-page.ts';

const club = { name: 'Film Club', email: 'film@portal.example' };
const hall = { name: 'Great Hall', address: null, geo: null };
const film = (id: string, more: Partial<CalendarEvent> = {}) =>
  published({
    id,
    title: `Film ${id}`,
    organizer: club,
    location: hall,
    start: '2046-10-05T09:00:00Z',
    end: '2046-10-05T10:00:00Z',
    ...more,
  });
const pageWith = (others: ReturnType<typeof film>[], path = '/calendars/talks/events/1') =>
  askPage(path, [film('1'), ...others]);
const other = film('2', { organizer: { name: 'film  club', email: null } });
const foreign = film('3', { organizer: { name: 'Choir', email: null } });

test('the name of an organizer leads to the events of the same organizer, by an address that can be subscribed to', async () => {
  const html = await pageWith([other, foreign]);
  expect(html).toContain('<a href="/calendars/talks/organizer/film%20club" dir="auto">Film Club</a>');
  expect(html).toContain('<a href="mailto:film@portal.example" dir="ltr">film@portal.example</a>');
  const list = await pageWith([other, foreign], '/calendars/talks/organizer/film%20club');
  expect(wordsOf(list)).toContain('2 events Film Club ×');
  expect(list).toContain('<h1 lang="en" dir="auto">Film Club</h1>');
  expect(list).toContain('<title>Film Club · Calendar talks · Example University</title>');
  expect(list).not.toContain('Film 3');
  expect(list).toContain('/feeds/talks/organizer/film%20club.ics');
});

test('a name that no event has, or one among other filters, is no heading', async () => {
  for (const path of ['organizer/buy%20now', 'organizer/film%20club/q/film', 'organizer/choir/organizer/film%20club'])
    expect(/<h1.*?<\/h1>/.exec(await pageWith([other, foreign], `/calendars/talks/${path}`))?.[0]).toContain('talks');
});

test('an organizer of one event has no page to lead to', async () => {
  const past = { start: '2020-10-05T09:00:00Z', end: '2020-10-05T10:00:00Z' };
  const html = await pageWith([film('2', past), foreign]);
  expect(html).toContain('<a href="mailto:film@portal.example" dir="auto">Film Club</a>');
  expect(html).not.toContain('/organizer/');
});

test('lists can be filtered by organizer where there are several', async () => {
  const of = async (others: ReturnType<typeof film>[]) =>
    /<select .*?<\/select>/s.exec(await pageWith(others, '/calendars/talks'))?.[0];
  expect(await of([other])).toBeUndefined();
  const select = (await of([other, foreign])) ?? '';
  expect(select).toContain('name="organizer"');
  expect(wordsOf(select).trim()).toBe('All organizers Film Club (2) Choir (1)');
  const home = await pageWith([other, foreign], '/?organizer=choir');
  expect(wordsOf(home)).toContain('1 event Choir ×');
  expect(home).not.toContain('Film 2');
});

test('search engines learn which page the organizer has', async () => {
  const data = (html: string): { organizer: unknown } =>
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');
  const organization = { '@type': 'Organization', name: 'Film Club' };
  expect(data(await pageWith([foreign])).organizer).toEqual(organization);
  const { organizer } = data(await pageWith([other], '/calendars/talks/events/1?lang=de'));
  const url: unknown = expect.stringMatching(/^http:.*\/calendars\/talks\/organizer\/film%20club$/);
  expect(organizer).toEqual({ ...organization, url });
});
