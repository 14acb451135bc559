import { expect, test } from 'vitest';
import { ofOrganizers } from '../../src/pages/widget/client/organizer-answers.ts';
import { published } from '../app/app-deps.ts';
import { askPage } from '../pages/ask-page.ts';

const film = (id: string, organizer: string | null, more: object = {}) =>
  published({
    id,
    title: `Film ${id}`,
    organizer: organizer === null ? null : { name: organizer, email: null },
    categories: [`Of ${id}`],
    start: '2026-10-05T09:00:00Z',
    end: '2026-10-05T10:00:00Z',
    ...more,
  });
const events = [
  film('1', 'Film Club'),
  film('2', 'Choir'),
  film('3', null),
  film('4', 'Secret Society', { visibility: 'private' }),
];
const answer = async (query: string) => JSON.parse(await askPage(`/embed/talks/events.json${query}`, events));
const titles = ({ events: all }: { readonly events: readonly { readonly title: string | null }[] }) =>
  all.map(({ title }) => title);

test('a widget of an organizer has its events, its categories and its page to subscribe from', async () => {
  const found = await answer('?organizer=FILM%20club');
  expect(titles(found)).toEqual(['Film 1']);
  expect(found.categoryNames).toEqual(['Of 1']);
  expect(found.subscribe).toMatch(/\/calendars\/talks\/organizer\/film%20club#subscribe$/);
  expect(titles(await answer('?organizer=choir&organizer=film+club'))).toEqual(['Film 1', 'Film 2']);
  expect(await askPage('/embed/talks?organizer=choir', events)).not.toContain('Film 1');
});

test('an answer for everybody, from a host of files, is narrowed by the element', async () => {
  const all = await answer('');
  const shown = (query: string, of = all) => titles(ofOrganizers(`https://h/embed/t/events.json${query}`, of));
  expect(shown('')).toEqual(['Film 1', 'Film 2', 'Film 3']);
  expect(shown('?organizer=Film%20%20Club&lang=de')).toEqual(['Film 1']);
  expect(shown('?organizer=nobody')).toEqual([]);
  expect(shown('?organizer=nobody', await answer('?organizer=choir'))).toEqual(['Film 2']);
});

test('the builder lets many categories scroll, so that its preview stays near', async () => {
  const of = (count: number) =>
    askPage(
      '/calendars/talks/embed',
      Array.from({ length: count }, (_, i) => film(`${i}`, 'Film Club')),
    );
  expect(await of(13)).toContain('<div class="many">');
  expect(await of(12)).not.toContain('class="many"');
});

test('the builder offers organizers where there are several, and puts one into the code', async () => {
  const html = await askPage('/calendars/talks/embed?organizer=Film+Club', events);
  expect(/<select name="organizer".*?<\/select>/s.exec(html)?.[0]).toContain('selected');
  expect(html).toContain('organizer=&quot;Film Club&quot;');
  expect(html).not.toContain('Secret Society');
  expect(await askPage('/calendars/talks/embed', events.slice(1))).not.toContain('name="organizer"');
});
