import { expect, test } from 'vitest';
import { createApp } from '../../../src/app.ts';
import { pageWordsFor } from '../../../src/i18n/words-for.ts';
import { configOf, depsOf } from '../../app/app-deps.ts';
import { askPage, wordsOf } from '../ask-page.ts';

test('a missing page says so in the visitor’s language and links to the calendars', async () => {
  const html = await askPage('/calendars/nothing', [], { language: 'ru' });
  expect(wordsOf(html)).toContain('Такого события или календаря здесь нет, или адрес изменился.');
  expect(html).toContain('<a class="button" href="/">Все календари</a>');
  expect(html).not.toContain('lang="en"');
});

test('a missing page searches all events', async () => {
  const html = await askPage('/calendars/nothing', [], { language: 'de' });
  expect(html).toMatch(
    /<form role="search" data-server action="\/" method="get">\s*<label class="hidden" for="q">Termine suchen/,
  );
  expect(await askPage('/calendars/talks?view=nonsense', [])).not.toContain('role="search"');
});

const languages = ['de', 'fr', 'es', 'pl', 'uk', 'ru', 'ar', 'en'];

test.each(languages)('every refusal says in %s what is wrong and what to do', async (language) => {
  const app = createApp(depsOf({ config: configOf({ publicUrl: 'https://events.uni.example' }) }));
  const { problem, problemMeans } = pageWordsFor(language);
  const refused = async (path: string, method = 'GET', host = 'events.uni.example') => {
    const headers = { accept: 'text/html', 'accept-language': language, host };
    const answer = await app.request(`https://${host}${path}`, { method, headers });
    return { status: answer.status, html: await answer.text() };
  };
  const answers = [
    await refused('/calendars/42?view=nonsense'),
    await refused('/calendars/42?from=abc'),
    await refused('/calendars/%ff'),
    await refused('/calendars/nothing'),
    await refused('/', 'POST'),
    await refused('/', 'GET', 'other.example'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 404, 405, 421]);
  for (const { status, html } of answers) {
    expect(html).toContain(`<h1>${problem[status as keyof typeof problem]}</h1>`);
    expect(html).toContain(`<p class="lead">${problemMeans[status as keyof typeof problemMeans]}</p>`);
  }
});

test('what is wrong with an address is in English, and marked as such', async () => {
  for (const language of languages)
    expect(await askPage('/calendars/talks?view=nonsense', [], { language })).toContain(
      '<p class="quiet detail" lang="en" dir="ltr">view must be one of',
    );
});

test('an invalid query is explained in detail', async () => {
  expect(wordsOf(await askPage('/calendars/talks?view=nonsense', []))).toContain('view must be one of');
});

test('a server without time for the page says so, and not that events are read for the first time', async () => {
  const server = { ...configOf().server, maxRenderings: 0, maxWaiting: 0 };
  const words = wordsOf(await askPage('/calendars/talks', [], { language: 'de', config: { server } }));
  expect(words).toContain('Der Server ist gerade ausgelastet.');
  expect(words).not.toContain('zum ersten Mal');
});
