import { describe, expect, test } from 'vitest';
import { style } from '../../src/pages/style/style.ts';
import { builderStyle } from '../../src/pages/widget/builder/builder-style.ts';
import { h, type ViewNode, viewHtml } from '../../src/pages/widget/view/view-node.ts';
import { widgetStyle } from '../../src/pages/widget/view/widget-style.ts';
import { widgetView } from '../../src/pages/widget/view/widget-view.ts';
import { widgetLayouts } from '../../src/pages/widget/widget-options.ts';
import { eventOf, viewContextOf } from './view-context-of.ts';

/** What a person reads. */
const textOf = (node: ViewNode): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join(node.tag === 'span' ? '' : ' ');
const read = (...parts: Parameters<typeof viewContextOf>) =>
  textOf(widgetView(viewContextOf(...parts))).replace(/\s+/g, ' ');

describe.each(widgetLayouts)('%s', (layout) => {
  test('names cancelled, postponed, tentative and moved events in words', () => {
    for (const [status, word] of [
      ['cancelled', 'Cancelled'],
      ['postponed', 'Postponed'],
      ['tentative', 'Tentative'],
      ['moved', 'Moved'],
    ] as const) {
      expect(read([eventOf({ status })], { layout })).toContain(word);
    }
  });

  test('strikes through the time of cancelled and postponed events, and the title of cancelled ones only', () => {
    const struck = (status: 'confirmed' | 'cancelled' | 'postponed') => {
      const html = viewHtml(widgetView(viewContextOf([eventOf({ status })], { layout, visitorZone: 'Asia/Tokyo' })));
      return {
        hour: /<time class="[^"]*\boff"/.test(html),
        title: html.includes('<s '),
        yours: /class="yours"/.test(html),
      };
    };
    expect(struck('cancelled')).toEqual({ hour: true, title: true, yours: false });
    expect(struck('postponed')).toEqual({ hour: true, title: false, yours: false });
    expect(struck('confirmed')).toEqual({ hour: false, title: false, yours: layout !== 'month' });
  });

  test('marks an event with the colour of its calendar', () => {
    const html = viewHtml(widgetView(viewContextOf([eventOf({ color: '#dc143c' })], { layout })));
    expect(html).toMatch(/<li[^>]* class="(?:[^"]* )?cal-dc143c"/);
    expect(viewHtml(widgetView(viewContextOf([eventOf()], { layout })))).not.toContain('cal-');
  });

  test.runIf(layout !== 'month')('says what is sold out, else what it costs', () => {
    const price = { free: false, from: 12, to: null, currency: 'EUR' };
    expect(read([eventOf({ price })], { layout })).toContain('From €12');
    expect(read([eventOf({ price: { ...price, free: true, from: 0, to: 0 } })], { layout, language: 'de' })).toContain('Kostenlos'); // biome-ignore format: one line
    const gone = read([eventOf({ price, soldOut: true })], { layout });
    expect([gone.includes('Sold out'), gone.includes('€12')]).toEqual([true, false]);
  });

  test('turns no text into a tag and no URL into a script', () => {
    const hostile = `"><img src=x onerror=alert(1)></s>&amp;'`;
    const event = eventOf({ title: hostile, place: hostile, summary: hostile, url: 'javascript:alert(1)' });
    const html = viewHtml(widgetView(viewContextOf([event], { layout })));
    expect(html).not.toMatch(/<img|javascript:/);
    expect(html).toContain('&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&lt;/s&gt;&amp;amp;&#39;');
  });

  test('says that there are no events', () => {
    const expected = layout === 'month' ? 'There are no events this month.' : 'Nothing is scheduled at the moment.';
    expect(read([], { layout })).toContain(expected);
    expect(read([], { layout, language: 'ru' })).toContain(layout === 'month' ? 'событий нет' : 'ничего не объявлено');
  });

  test('begins with a heading of the requested level, or with none', () => {
    const tags = (heading: number) => [...viewHtml(widgetView(viewContextOf([eventOf()], { layout, heading }))).matchAll(/<h(\d)/g)].map((m) => m[1]); // biome-ignore format: one line
    expect(tags(4)[0]).toBe('4');
    expect(tags(0)).not.toContain('1');
    const below = layout === 'agenda' || layout === 'month' ? ['6', '6'] : ['6'];
    expect(tags(6)).toEqual(below);
  });

  test('opens links in the requested target', () => {
    const html = viewHtml(widgetView(viewContextOf([eventOf()], { layout, target: '_blank' })));
    expect(html).toContain('href="https://uni.example/talk" target="_blank" rel="noopener"');
    expect(html).toContain('lectures#subscribe" target="_blank"');
  });
});

describe('upcoming events', () => {
  const events = [
    eventOf({ title: 'Over', start: '2026-10-01T09:00:00Z', end: '2026-10-01T11:00:00Z' }),
    eventOf({ title: 'Running', start: '2026-09-28', end: '2026-10-04' }),
    eventOf({ title: 'Tonight', start: '2026-10-01T16:00:00Z', end: '2026-10-01T18:00:00Z' }),
    eventOf({ title: 'Tomorrow’s', start: '2026-10-02T08:00:00Z' }),
    eventOf({ title: 'Far', start: '2027-06-01T08:00:00Z' }),
    eventOf({ title: 'Some day', start: null }),
  ];

  test('leaves out past events, and counts the others', () => {
    const text = read(events, { limit: 3 });
    expect(text).not.toContain('Over');
    expect([...text.matchAll(/Running|Tonight|Tomorrow’s|Far/g)].map(String)).toEqual(['Tonight', 'Tomorrow’s', 'Far']);
  });

  test.each(['list', 'cards'] as const)('a %s has what begins before what has been running for days', (layout) => {
    const titles = (limit: number) => [...read(events, { layout, limit }).matchAll(/Running|Tonight|Tomorrow’s|Far|Some day/g)].map(String); // biome-ignore format: one line
    expect(titles(9)).toEqual(['Tonight', 'Tomorrow’s', 'Far', 'Running', 'Some day']);
    expect(titles(2)).toEqual(['Tonight', 'Tomorrow’s']);
  });

  describe('an agenda with twelve exhibitions', () => {
    const exhibitions = Array.from({ length: 12 }, (_, i) =>
      eventOf({ id: `x${i}`, title: `Exhibition ${i}`, start: '2026-09-01', end: `2026-11-${30 - i}` }),
    );
    const shown = (some: typeof exhibitions, part = 0) =>
      viewHtml(widgetView({ ...viewContextOf(some, { layout: 'agenda', limit: 2 }), part }));
    const titles = (html: string) => html.match(/(?<=<span lang="en">)[^<]+/g);

    test('lists them under today after what begins, the soonest to end first, and folds most', () => {
      const [open = '', folded = ''] = shown([...exhibitions, ...events]).split('data-key="running"');
      expect(titles(open)).toEqual(['Tonight', 'Running', 'Exhibition 11', 'Exhibition 10']);
      expect(folded).toContain('10 more');
      expect(titles(folded)?.at(-1)).toBe('Tomorrow’s');
      expect(shown([...exhibitions, ...events], 1)).not.toContain('Exhibition');
    });

    test('turns them in parts where nothing begins', () => {
      expect(titles(shown(exhibitions))).toEqual(['Exhibition 11', 'Exhibition 10']);
      expect(titles(shown(exhibitions, 5))).toEqual(['Exhibition 1', 'Exhibition 0']);
    });
  });

  test('names near days, distant years and missing dates', () => {
    const text = read(events, { limit: 10 });
    expect(text).toMatch(/Today ?19:00–21:00/);
    expect(text).toContain('Tomorrow');
    expect(text).toContain('1 June 2027');
    expect(text).toContain('Date to be announced Some day');
  });

  test.each(['list', 'agenda', 'cards', 'next', 'month'] as const)(
    'a %s begins a day with a capital letter',
    (layout) => {
      const text = read([eventOf()], { layout, language: 'ru' });
      expect(text).toMatch(layout === 'list' || layout === 'cards' ? /Пн, 5 октября/ : /Понедельник, 5 октября/);
    },
  );

  test('an agenda lists running events under today, with the day they end', () => {
    const text = read(events, { layout: 'agenda' });
    expect(text).toMatch(
      /Today Thursday, 1 October.*Tonight.*until Sat, 3 October.*Running.*Tomorrow Friday, 2 October/,
    );
  });

  test('a cancelled event is not the next one', () => {
    const text = read([eventOf({ title: 'Off', status: 'cancelled', start: '2026-10-02T08:00:00Z' }), eventOf({ title: 'On' })], { layout: 'next' }); // biome-ignore format: one line
    expect(text).toContain('in 4 days');
    expect(text).toContain('On');
    expect(text).not.toContain('Off');
  });

  test('an event that begins comes before one that has been running for days', () => {
    expect(read(events, { layout: 'next' })).toContain('Tonight');
    expect(read(events.slice(0, 2), { layout: 'next' })).toMatch(/today.*until Sat, 3 October.*Running/);
  });
});

test('shows the visitor’s time if it differs, with the day if that differs too', () => {
  const night = eventOf({ start: '2026-10-05T17:00:00Z', end: '2026-10-05T18:00:00Z' });
  expect(read([night], { visitorZone: 'Asia/Tokyo' })).toMatch(/Tue, 6 October, 02:00–03:00 your time/);
  expect(read([night], { visitorZone: 'Europe/Kyiv' })).not.toContain('your time');
  expect(read([eventOf({ start: '2026-10-05', end: null })], { visitorZone: 'Asia/Tokyo' })).not.toContain('your time');
  expect(read([night], { visitorZone: 'Asia/Tokyo', language: 'ru' })).toContain('по вашему времени');
});

describe('a month', () => {
  const many = Array.from({ length: 40 }, (_, i) => eventOf({ title: `Talk ${i + 10}` }));

  test('folds the events that a day has no room for', () => {
    const html = viewHtml(widgetView(viewContextOf(many, { layout: 'month' })));
    const cell = html.split('<td ').find((one) => one.includes('Talk 10')) ?? '';
    expect(cell.split('<details data-key')[0]?.match(/Talk(?=[^<]*<\/span><\/a>)/g)).toHaveLength(3);
    expect(cell).toContain('<summary>37 more</summary>');
    expect(cell.match(/Talk(?=[^<]*<\/span><\/a>)/g)).toHaveLength(40);
  });

  const fair = (id: string, start: string, end: string) => eventOf({ id, title: `Fair ${id}`, start, end });
  const itemsOf = (some: Parameters<typeof viewContextOf>[0], title: string) =>
    [...viewHtml(widgetView(viewContextOf(some, { layout: 'month' }))).matchAll(/<li class="([^"]*)">(?:(?!<\/li>).)*?<a class="title"[^>]*><span[^>]*>([^<]*)/gs)]
      .flatMap(([, classes, text]) => (text === title ? [classes] : [])); // biome-ignore format: one line

  test('draws an event of several days as a bar in each week, and keeps its other days for the list', () => {
    expect(itemsOf([fair('a', '2026-10-10', '2026-10-13')], 'Fair a')).toEqual(['long w2 l1 begins', 'on', 'long w1 l1 ends']);
    expect(itemsOf([fair('a', '2026-10-06', '2026-10-09'), fair('b', '2026-10-07', '2026-10-08')], 'Fair b')).toEqual(['one']);
  }); // biome-ignore format: lines of one kind

  test('gives bars that overlap lanes of their own, leaves their room free in the cells, and no line where they cross', () => {
    const some = [fair('a', '2026-10-06', '2026-10-09'), fair('b', '2026-10-08', '2026-10-11')];
    expect(itemsOf(some, 'Fair b')[0]).toBe('long w3 l2 begins ends');
    const html = viewHtml(widgetView(viewContextOf(some, { layout: 'month' })));
    expect([...html.matchAll(/<td role="cell" class="(u\d[^"]*)"/g)].map(([, kinds]) => kinds)).toEqual(['u1', 'u1 x1', 'u2 x1', 'u2 x2', 'u2 x2']);
  }); // biome-ignore format: lines of one kind

  test('folds what has no lane, and not the single events of a day', () => {
    const some = Array.from({ length: 7 }, (_, i) => fair(String(i), '2026-10-05', '2026-10-12'));
    const html = viewHtml(widgetView(viewContextOf([...some, eventOf()], { layout: 'month' })));
    const [open = '', folded = ''] = (html.split('<td ').find((one) => one.includes('datetime="2026-10-05"')) ?? '').split('<details data-key="2026-10-05">'); // biome-ignore format: one line
    const titles = (text: string) => text.match(/(?<=<span lang="en">)[^<]+/g);
    expect(titles(open)).toEqual(['Fair 0', 'Fair 1', 'Fair 2', 'A talk']);
    expect(folded).toContain('<summary>4 more</summary>');
    expect(titles(folded)).toEqual(['Fair 3', 'Fair 4', 'Fair 5', 'Fair 6']);
  });

  test('says in the cell of a bar how long it lasts', () => {
    expect(read([fair('a', '2026-10-10', '2026-10-13')], { layout: 'month' })).toContain(
      'Fair a until Mon, 12 October',
    );
  });

  test('offers each event’s menu with a key of its own, once for each week', () => {
    const some = [{ ...fair('a', '2026-10-10', '2026-10-13'), file: 'https://events.uni.example/feeds/l/a.ics' }];
    const html = viewHtml(widgetView(viewContextOf(some, { layout: 'month' })));
    expect(html.match(/data-key="add [^"]*"/g)).toEqual(['data-key="add a 2026-10-10 2026-10-10"', 'data-key="add a 2026-10-10 2026-10-12"']); // biome-ignore format: one line
  });

  test('is a table of weeks that names its days in full', () => {
    const html = viewHtml(widgetView(viewContextOf([], { layout: 'month', language: 'ru' })));
    expect(html.match(/<tr role="row"/g)).toHaveLength(6);
    expect(html).toContain('<th scope="col" role="columnheader" abbr="понедельник">пн</th>');
    expect(html).toContain('Четверг, 1 октября');
    expect(html.match(/aria-current="date"/g)).toHaveLength(1);
  });

  test('turns months by buttons, or by links without a script, and not without end', () => {
    const context = viewContextOf([], { layout: 'month' });
    expect(viewHtml(widgetView(context))).toContain('data-month="2026-11"');
    const month = (to: string) => `https://events.uni.example/embed/l?month=${to}`;
    const links = { month, pick: () => '', part: () => '' };
    expect(viewHtml(widgetView({ ...context, links }))).toContain('href="https://events.uni.example/embed/l?month=2026-09" rel="nofollow"'); // biome-ignore format: one line
    const last = viewHtml(widgetView({ ...context, month: '2028-10', links }));
    expect(last).toContain('month=2028-09');
    expect(last).not.toContain('month=2028-11');
    expect(viewHtml(widgetView({ ...context, month: '2028-10' }))).toContain(
      'data-month="2028-11" aria-disabled="true"',
    );
  });
});

test('is written from right to left in languages that are', () => {
  expect(viewHtml(widgetView(viewContextOf([], { language: 'ar' })))).toContain('lang="ar" dir="rtl"');
  expect(viewHtml(widgetView(viewContextOf([], { language: 'ru' })))).toContain('lang="ru" dir="ltr"');
});

test('links are http or https, or left out', () => {
  for (const href of ['javascript:x', ' javascript:x', 'data:text/html,x', '//evil.example', 'vbscript:x', ''])
    expect(h('a', { href }).attributes).toEqual({});
  expect(h('a', { href: 'HTTPS://uni.example' }).attributes).toEqual({ href: 'HTTPS://uni.example' });
});

test('nothing in it moves, for people whom motion makes ill', () => {
  expect(widgetStyle + style + builderStyle).not.toMatch(/animation|transition|scroll-behavior|@keyframes/);
});
