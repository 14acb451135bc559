import { expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { calendarOf, depsOf, fakePublisher, published, snapshotOf } from './app-deps.ts';

const description = { html: '<p>All <b>new</b></p>', text: 'All new' };
const events = [
  published({
    id: 'talk',
    start: '2026-10-05T09:00:00Z',
    end: '2026-10-05T10:00:00Z',
    categories: ['Talk'],
    description,
  }),
  published({ id: 'tea', start: '2026-10-06T09:00:00Z', end: '2026-10-06T10:00:00Z', description }),
];
const publisherOf = () => fakePublisher([snapshotOf(calendarOf('42'), { events })]);
const appOf = () => createApp(depsOf({ publisher: publisherOf() }));
const ask = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await appOf().request(`http://h${path}`, { headers });
  return { status: answer.status, text: await answer.text() };
};
/** The lines of an answer that its address does not change. */
const withoutSource = (text: string) => text.replace(/^SOURCE;.*\r\n(?: .*\r\n)*/gm, '');
const stampsOf = (text: string) => text.match(/^(?:UID|SEQUENCE|DTSTAMP|LAST-MODIFIED|CREATED):.*$/gm);

test('Outlook and Thunderbird have addresses of their own, with a query or as a path', async () => {
  const plain = (await ask('/feeds/42.ics')).text;
  const outlook = (await ask('/feeds/42/for/outlook.ics')).text;
  const thunderbird = (await ask('/feeds/42/for/thunderbird.ics')).text;
  expect(plain).not.toMatch(/X-ALT-DESC|X-MICROSOFT/);
  expect(outlook).toContain('X-ALT-DESC');
  expect(outlook).toContain('X-MICROSOFT-CDO-BUSYSTATUS');
  expect(outlook).not.toContain('ALTREP');
  expect(thunderbird).toContain('ALTREP');
  expect(thunderbird).not.toMatch(/X-ALT-DESC|X-MICROSOFT/);
  expect(outlook).toContain('SOURCE;VALUE=URI:http://h/feeds/42/for/outlook.ics');
  expect(withoutSource((await ask('/feeds/42.ics?for=outlook')).text)).toBe(withoutSource(outlook));
  expect(withoutSource((await ask('/feeds/42.ics?for=Thunderbird')).text)).toBe(withoutSource(thunderbird));
  expect([stampsOf(outlook), stampsOf(thunderbird)]).toEqual([stampsOf(plain), stampsOf(plain)]);
});

test('a program does not get another calendar at the same address', async () => {
  const plain = (await ask('/feeds/42.ics')).text;
  for (const agent of ['Thunderbird/153.0', 'Microsoft Office/16.0 (Outlook)', 'Google-Calendar-Importer'])
    expect((await ask('/feeds/42.ics', { 'User-Agent': agent })).text).toBe(plain);
});

test('the form of a calendar goes with filters, and with reminders', async () => {
  const { text } = await ask('/feeds/42/category/talk/for/outlook/alarm/30.ics');
  expect(text.match(/^UID:.*$/gm)).toEqual(['UID:42/talk@uni.example']);
  expect(text).toContain('X-ALT-DESC');
  expect(text).toContain('TRIGGER:-PT30M');
  expect(text).toContain('SOURCE;VALUE=URI:http://h/feeds/42/category/talk/for/outlook/alarm/30.ics');
  const query = (await ask('/feeds/42.ics?alarm=030&for=outlook&category=Talk')).text;
  // Only who has the filter in the path subscribes to a calendar of its own name.
  expect(query.slice(query.indexOf('BEGIN:VEVENT'))).toBe(text.slice(text.indexOf('BEGIN:VEVENT')));
});

test('the file of one event is for all programs, unless it is asked for one', async () => {
  expect((await ask('/feeds/42/talk.ics')).text).toMatch(/ALTREP[\s\S]*X-ALT-DESC/);
  expect((await ask('/feeds/42/talk.ics?for=outlook')).text).not.toContain('ALTREP');
  expect((await ask('/feeds/42/talk.ics?alarm=60')).text).toContain('TRIGGER:-PT60M');
});

test('an address may end in the title, by which Thunderbird names a calendar', async () => {
  const { text } = await ask('/feeds/42/for/thunderbird.ics');
  expect((await ask('/feeds/42/for/thunderbird/name/Talks%20&%20tea.ics')).text).toBe(text);
  expect((await ask('/feeds/42/name/v.%202.ics')).text).toBe((await ask('/feeds/42.ics')).text);
  expect((await ask('/feeds/42/name/a/b.ics')).status).toBe(404);
});

test('news have no such forms', async () => {
  const plain = (await ask('/feeds/42.atom')).text;
  expect((await ask('/feeds/42.atom?for=outlook&alarm=30')).text).toBe(plain);
  expect((await ask('/feeds/42/for/outlook.atom')).text).toBe(plain);
});

test.each([
  ['/feeds/42.ics?for=google', 'for'],
  ['/feeds/42/for/lotus.ics', 'for'],
  ['/feeds/42/alarm/soon.ics', 'alarm'],
  ['/feeds/42.ics?alarm=99999', 'alarm'],
  ['/feeds/42.rss?for=google', 'for'],
])('%s is refused with 400, and the parameter is named', async (path, parameter) => {
  const { status, text } = await ask(path);
  const problem = JSON.parse(text) as { status: number; errors: { parameter: string }[] };
  expect([status, problem.status, problem.errors.map((one) => one.parameter)]).toEqual([400, 400, [parameter]]);
});
