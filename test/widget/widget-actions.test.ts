import { describe, expect, test } from 'vitest';
import { addLinks } from '../../src/pages/add-links.ts';
import { viewHtml } from '../../src/pages/widget/view/view-node.ts';
import { widgetView } from '../../src/pages/widget/view/widget-view.ts';
import { eventOf, viewContextOf } from './view-context-of.ts';

const html = (...parts: Parameters<typeof viewContextOf>) => viewHtml(widgetView(viewContextOf(...parts)));
const file = 'https://events.uni.example/feeds/lectures/1.ics';
const image = 'https://uni.example/hall.jpg';

describe('pictures', () => {
  test('are in cards, and in the other layouts only when they are asked for', () => {
    expect(html([eventOf({ image })], { layout: 'cards' })).toMatch(/<img class="picture" part="picture" src="https:\/\/uni\.example\/hall\.jpg" alt="" width="640" height="360" loading="lazy"[^>]* referrerpolicy="no-referrer">/); // biome-ignore format: one line
    for (const layout of ['list', 'agenda', 'next'] as const) {
      expect(html([eventOf({ image })], { layout })).not.toContain('<img');
      expect(html([eventOf({ image })], { layout, pictures: true })).toContain('<img');
    }
    expect(html([eventOf({ image })], { layout: 'cards', pictures: false })).not.toContain('<img');
  });

  test('leave no empty frames: a card without one shows its date, unless none has one', () => {
    expect(html([eventOf({ image }), eventOf()], { layout: 'cards' })).toContain('class="leafday">5<');
    expect(html([eventOf(), eventOf()], { layout: 'cards' })).not.toContain('leaf');
    expect(html([eventOf({ image })], { layout: 'cards' })).toMatch(/<img [^>]*><div class="picture leaf" aria-hidden="true">/); // biome-ignore format: one line
  });

  test('come from http and https only', () => {
    expect(html([eventOf({ image: 'data:image/svg+xml,x' })], { layout: 'cards' })).not.toContain('data:');
  });
});

describe('the menu that adds an event', () => {
  test('leads to its file and to the pages of other calendars', () => {
    const shown = html([eventOf({ file })]);
    expect(shown).toContain(`href="${file}" download=""`);
    expect(shown).toContain('dates=20261005T090000Z%2F20261005T100000Z');
    expect(shown).toContain('href="https://outlook.live.com/calendar/0/deeplink/compose?');
  });

  test('names the calendars as the reader’s language does', () => {
    expect(html([eventOf({ file })], { language: 'de' })).toContain('>Google Kalender<');
    expect(html([eventOf({ file })], { language: 'fr' })).toContain('>Google Agenda<');
  });

  test('says of an event with several dates what the file adds, and what the links add', () => {
    expect(html([eventOf({ file })])).not.toMatch(/adds|Several dates/);
    const shown = html([eventOf({ file, repeats: true })]);
    expect(shown).toContain('(.ics)<small> adds all dates</small></a>');
    expect(shown.match(/<small> adds this date only<\/small>/g)).toHaveLength(3);
    expect(shown).toContain('</a><span class="again" title="Several dates">');
  });

  test('is not there for what does not take place, has no date, or comes from an earlier release', () => {
    for (const more of [
      { status: 'cancelled', file },
      { status: 'postponed', file },
      { start: null, file },
      {},
    ] as const)
      expect(html([eventOf(more)])).not.toContain('class="add"');
  });

  test('takes an all-day event as days', () => {
    const { google, outlook } = addLinks({ title: 'A & B', start: '2026-10-05', end: null, place: null, links: [], description: null }); // biome-ignore format: one line
    expect(google).toContain('dates=20261005%2F20261006');
    expect(outlook).toMatch(/subject=A%20%26%20B&startdt=2026-10-05&enddt=2026-10-06&.*allday=true$/);
  });
});

describe('the filters', () => {
  const names = ['Concert', 'Open  Day'];
  test('are buttons that say what is chosen', () => {
    const context = { ...viewContextOf([eventOf()], { filters: true }), choices: names, picked: ['open day'] };
    expect([...viewHtml(widgetView(context)).matchAll(/aria-pressed="(\w+)" data-pick="([^"]+)"/g)].map((found) => found.slice(1))).toEqual([['false', 'concert'], ['true', 'open day']]); // biome-ignore format: one line
  });

  test('are links where there is no script, and are absent where there is nothing to choose', () => {
    const links = {
      month: () => '',
      part: () => '',
      pick: (some: readonly string[]) => `https://h/?${some.join('+')}`,
    };
    const context = { ...viewContextOf([eventOf()], { filters: true }), choices: names, picked: ['concert'], links };
    expect(viewHtml(widgetView(context))).toMatch(/href="https:\/\/h\/\?" rel="nofollow" aria-current="true">Concert<.*href="https:\/\/h\/\?concert\+open day"/); // biome-ignore format: one line
    expect(viewHtml(widgetView({ ...context, choices: ['Concert'], picked: [] }))).not.toContain('class="filter');
    expect(html([eventOf()])).not.toContain('class="filter');
  });

  test('keep a long list folded, but for what is chosen', () => {
    const choices = Array.from({ length: 30 }, (_, i) => `Topic ${i}`);
    const shown = viewHtml(widgetView({ ...viewContextOf([eventOf()], { filters: true }), choices, picked: ['topic 29'] })); // biome-ignore format: one line
    const [open = ''] = shown.split('<details');
    expect([open.includes('>Topic 29<'), open.includes('>Topic 20<'), shown.includes('17 more')]).toEqual([true, false, true]); // biome-ignore format: one line
  });
});

describe('an agenda longer than its limit', () => {
  const events = Array.from({ length: 5 }, (_, i) => eventOf({ id: `${i}`, title: `Talk ${i}` }));
  const part = (number: number) => viewHtml(widgetView({ ...viewContextOf(events, { layout: 'agenda', limit: 2 }), part: number })); // biome-ignore format: one line

  test('is turned in parts, and leads back to today', () => {
    expect(part(1).match(/Talk \d/g)).toEqual(['Talk 2', 'Talk 3']);
    expect(part(1)).toMatch(/data-part="0">.*data-key="today" type="button" data-part="0">Today.*data-part="2">/);
    expect(part(0)).toMatch(/data-part="0" aria-disabled="true">Today/);
    expect(part(99).match(/Talk \d/g)).toEqual(['Talk 4']);
    expect(html(events, { layout: 'agenda', limit: 5 })).not.toContain('data-part');
  });
});

test('the month leads back to today', () => {
  const context = { ...viewContextOf([], { layout: 'month' }), month: '2026-12' };
  expect(viewHtml(widgetView(context))).toContain('data-key="today" type="button" data-month="2026-10">Today');
});

test('where there is no script, an arrow that leads nowhere is a link without an address, in its place', () => {
  const links = { month: () => '', part: (part: number) => `https://h/?part=${part}`, pick: () => '' };
  const events = Array.from({ length: 3 }, (_, i) => eventOf({ id: `${i}` }));
  const shown = viewHtml(widgetView({ ...viewContextOf(events, { layout: 'agenda', limit: 2 }), links }));
  expect(shown.match(/<a class="turn[^>]*aria-disabled="true"/g)).toHaveLength(2);
  expect(shown).toContain('href="https://h/?part=1"');
  expect(shown).not.toContain('part=-1');
});
