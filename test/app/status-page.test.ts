import { expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { pageWordsFor } from '../../src/i18n/words-for.ts';
import { calendarOf, configOf, depsOf, fakePublisher, snapshotOf } from './app-deps.ts';

/** What stays in English, as it stands in the log. */
const logged = {
  note: 'Events are asked for by a parameter.',
  place: 'mapping.event.title',
  fault: 'The rule finds nothing.',
  failure: 'GET …/events answered 503 (attempt 3 of 3)',
  heldBack: 'The list lacks 34 of 40 coming events.',
  record: 'calendar 42, event 7',
  problem: 'It has no start.',
};

/** `/status` where everything is wrong, with a hidden calendar. */
async function troubled(language: string): Promise<string> {
  const publisher = fakePublisher(
    ['1', '2', '3', '4', '7'].map((id) => snapshotOf(calendarOf(id, { title: 'التقويم', hidden: id === '7' }))),
  );
  const { calendars } = await publisher.status();
  const { failure, heldBack, record: where, problem: message } = logged;
  const problem = { level: 'error' as const, where, message };
  const troubles: readonly object[] = [
    { failure },
    { heldBack },
    { problems: [problem], problemCount: 1 },
    { lastSuccess: '2026-10-01T08:00:00Z' },
    { failure, heldBack, problems: [problem], problemCount: 1 },
  ];
  publisher.statusOf = {
    calendars: calendars.map((one, i) => ({ ...one, ...troubles[i] })),
    problems: [
      { level: 'info', where: 'calendars', message: logged.note },
      { level: 'warning', where: logged.place, message: logged.fault },
    ],
  };
  const app = createApp(depsOf({ publisher, config: configOf({ calendars: { '7': { hidden: true } } }) }));
  const headers = { accept: 'text/html', 'accept-language': language };
  return (await app.request('http://events.uni.example/status', { headers })).text();
}

test.each(['de', 'fr', 'es', 'pl', 'uk', 'ru', 'ar', 'en'])(
  '/status in %s has English only where it repeats the log, and marks it',
  async (language) => {
    const page = (await troubled(language)).replace(/<style>[\s\S]*?<\/style>/g, '');
    const { status: words } = pageWordsFor(language);
    const rest = page.replace(/<(p|h3|li)\b[^>]* lang="en" dir="ltr">[\s\S]*?<\/\1>/g, '');
    for (const sentence of Object.values(logged)) {
      expect(page).toContain(sentence);
      expect(rest).not.toContain(sentence);
    }
    for (const own of [words.hiddenFailure, words.hiddenHeldBack, words.seeLog('kalends check'), words.hidden])
      expect(rest).toContain(own);
    expect(page).not.toContain('The calendar is hidden');
  },
);
