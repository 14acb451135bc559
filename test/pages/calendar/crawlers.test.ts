import { expect, test } from 'vitest';
import { published } from '../../app/app-deps.ts';
import { askPage } from '../ask-page.ts';

const talks = ['Lecture', 'Music', 'Sport'].map((name) => published({ id: name, categories: [name] }));
const links = (html: string) =>
  [...html.matchAll(/<a\b[^>]*\bhref="([^"]+)"[^>]*>/g)].map(([tag, href = '']) => ({
    href,
    nofollow: /rel="[^"]*\bnofollow\b/.test(tag),
  }));

test.each(['/category/sport', '?view=month', '/category/sport?view=month&month=2031-01'])(
  'months and combined categories, which have no end, are not for crawlers: /calendars/talks%s',
  async (query) => {
    const all = links(await askPage(`/calendars/talks${query}`, talks));
    const endless = all.filter(({ href }) => /[?&;]month=|\/category\/.*\/category\//.test(href));
    expect(endless.length).toBeGreaterThan(1);
    expect(endless.filter(({ nofollow }) => !nofollow)).toEqual([]);
    expect(
      all.filter(
        ({ href, nofollow }) =>
          /\/events\/|\/category\/[^/?]+$/.test(href) &&
          nofollow &&
          !href.includes('lang=') &&
          !endless.some((one) => one.href === href),
      ),
    ).toEqual([]);
  },
);

test('the way to other months ends where a month would be refused', async () => {
  const ways = async (month: string) => {
    const html = await askPage(`/calendars/talks?view=month&month=${month}`, []);
    return ['prev', 'next'].map((way) => html.includes(`rel="${way} nofollow"`));
  };
  expect([await ways('1970-01'), await ways('2026-10'), await ways('2036-12')]).toEqual([
    [false, true],
    [true, true],
    [true, false],
  ]);
});
