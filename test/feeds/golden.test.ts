import { describe, expect, it } from 'vitest';
import { calendarPrograms, feedFormats } from '../../src/feeds/feed.ts';
import { renderEventFile, renderIcalendar } from '../../src/feeds/ical/icalendar.ts';
import { renderOpml } from '../../src/feeds/news/opml.ts';
import { formatRenderers } from '../../src/feeds/render-feed.ts';
import { lintIcs } from './ical/ics-lint.ts';
import { readXml } from './news/xml-lint.ts';
import { entryOf, feedOf, telling } from './sample-feed.ts';

const linkTo = (format: string) => ({
  self: `https://cal.north.example/feeds/42.${format}`,
  home: 'https://cal.north.example/calendars/42',
  next: `https://cal.north.example/feeds/42/after/20260901T080000Z-20261110T120000Z-0a1b2c3d.${format}`,
  style: 'https://cal.north.example/assets/feed.en.css?v=0123456789',
});

const judge: Readonly<Record<string, (text: string) => void>> = {
  ics: (text) => expect(lintIcs(new TextEncoder().encode(text))).toEqual([]),
  rss: readXml,
  atom: readXml,
  json: JSON.parse,
};

describe.each(feedFormats)('as %s', (format) => {
  const { render } = formatRenderers[format];

  it('matches the golden file for the telling events', async () => {
    const text = render(feedOf(telling, { links: linkTo(format) }));
    judge[format]?.(text);
    await expect(text).toMatchFileSnapshot(`golden/telling.golden.${format}`);
  });

  it('renders a valid empty calendar', async () => {
    const text = render(feedOf([], { links: linkTo(format), description: null, color: null }));
    judge[format]?.(text);
    await expect(text).toMatchFileSnapshot(`golden/empty.golden.${format}`);
  });

  it('renders Russian texts in the time zone of the feed', async () => {
    const text = render(
      feedOf(telling.slice(1, 10), { links: linkTo(format), language: 'ru', timeZone: 'Europe/Moscow' }),
    );
    judge[format]?.(text);
    await expect(text).toMatchFileSnapshot(`golden/russian.golden.${format}`);
  });

  it('renders the same bytes for the same feed', () => {
    expect(render(feedOf(telling))).toBe(render(structuredClone(feedOf(telling))));
  });
});

describe.each(calendarPrograms)('for %s', (program) => {
  it('matches the golden file of its calendar, with reminders', async () => {
    const meetings = [
      entryOf({
        id: 'meet',
        title: 'Meet',
        start: '2026-12-01T09:00:00Z',
        onlineUrl: 'https://meet.google.com/abc-defg-hij',
      }),
      entryOf({
        id: 'teams',
        title: 'Teams',
        start: '2026-12-02T09:00:00Z',
        onlineUrl: 'https://teams.microsoft.com/l/meetup-join/x',
      }),
    ];
    const feed = feedOf([...telling, ...meetings], { links: linkTo('ics') });
    const text = renderIcalendar(feed, { programs: [program], alarm: 30 });
    judge.ics?.(text);
    await expect(text).toMatchFileSnapshot(`golden/telling-${program}.golden.ics`);
  });
});

it('renders one event with its occurrences as a file without a calendar name', async () => {
  const series = telling.filter(({ event }) => event.id === 'seminar' || event.overrides?.id === 'seminar');
  const text = renderEventFile(feedOf(series));
  judge.ics?.(text);
  expect(text).not.toContain('X-WR-CALNAME');
  await expect(text).toMatchFileSnapshot('golden/one-event.golden.ics');
});

it('lists feeds for a news reader', async () => {
  const text = renderOpml('Calendars of "North" & South', '2026-09-20T10:00:00Z', [
    {
      title: 'Lectures <all>',
      description: 'Open to everyone',
      language: 'en',
      feedUrl: 'https://cal.north.example/feeds/42.rss?a=1&b=2',
      pageUrl: 'https://cal.north.example/calendars/42',
    },
  ]);
  readXml(text);
  await expect(text).toMatchFileSnapshot('golden/feeds.golden.opml');
});
