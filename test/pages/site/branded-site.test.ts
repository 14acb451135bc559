import { expect, test } from 'vitest';
import { createApp } from '../../../src/app.ts';
import { sourceHash } from '../../../src/pages/frame/page-layout.ts';
import type { SiteBrand } from '../../../src/pages/site/site-settings.ts';
import { calendarOf, configOf, depsOf, fakePublisher, published, snapshotOf } from '../../app/app-deps.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
const files = new Map([
  ['logo.svg', new TextEncoder().encode(svg)],
  ['theme.css', new TextEncoder().encode('h1{color:red}')],
  ['font.woff2', new Uint8Array([1, 2, 3])],
]);
const plain = { src: 'logo.svg', dark: null, alt: null, icon: null };

function site(
  brand: Partial<SiteBrand>,
  more: { readonly images?: 'none'; readonly publicUrl?: string; readonly plain?: true } = {},
) {
  const { images, publicUrl = null } = more;
  const calendars = more.plain ? {} : { '42': { color: 'gold' } };
  const feeds = { both: { title: 'Both' } };
  const config = configOf({ site: { ...configOf().site, ...brand, ...(images && { images }) }, calendars, feeds, publicUrl }); // biome-ignore format: a call
  const logged: string[] = [];
  const publisher = fakePublisher([
    snapshotOf(calendarOf('42', { color: 'gold' }), {
      events: [published({ id: 'e1', series: { id: 's', title: 'A series' } })],
    }),
    snapshotOf(calendarOf('43'), { events: [] }),
  ]);
  const app = createApp({ ...depsOf({ publisher, config }), files, log: (_, message) => logged.push(message) });
  const ask = async (path: string, language = 'en') => {
    const headers = { accept: 'text/html', 'accept-language': language, host: 'events.uni.example' };
    const answer = await app.request(`http://events.uni.example${path}`, { headers });
    const policy = Object.fromEntries(
      (answer.headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources.filter((source) => !source.startsWith("'sha256"))];
      }),
    );
    return { answer, policy, text: await answer.clone().text() };
  };
  return { ask, logged };
}

const usual = {
  'default-src': ["'none'"],
  'style-src': [],
  'script-src': ["'self'"],
  'img-src': ["'self'", 'https:', 'http:'],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

test('without a brand the policy allows nothing more', async () => {
  const { policy, text } = await site({}).ask('/');
  expect(policy).toEqual(usual);
  expect(text).not.toContain('class="logo"');
});

test('the policy allows exactly what the configuration names', async () => {
  const brand: Partial<SiteBrand> = {
    font: { family: 'Inter', stylesheet: 'https://fonts.example/inter.css', file: null },
    css: 'h1{background:url(https://www.uni.example/h.png)}',
    head: '<script src="https://stats.example/s.js"></script><script>go()</script>',
    allow: { 'connect-src': ['https://stats.example'] },
  };
  const { ask } = site(brand);
  for (const path of ['/', '/calendars/42', '/calendars/42/events/e1', '/nothing', '/status'])
    expect([path, (await ask(path)).policy]).toEqual([
      path,
      {
        ...usual,
        'style-src': ['https://fonts.example/inter.css'],
        'script-src': ["'self'", 'https://stats.example/s.js'],
        'font-src': ['https://fonts.example'],
        'connect-src': ['https://stats.example'],
      },
    ]);
});

test('where no other site may be asked for images, those of the configuration may', async () => {
  const logo = { ...plain, src: 'https://www.uni.example/logo.svg' };
  const { policy } = await site({ logo }, { images: 'none' }).ask('/');
  expect(policy['img-src']).toEqual(["'self'", 'https://www.uni.example/logo.svg']);
});

test('inline styles and scripts are allowed by their hashes', async () => {
  const { answer, text } = await site({ css: 'theme.css', head: '<script>go()</script>' }).ask('/calendars/42');
  const policy = answer.headers.get('content-security-policy') ?? '';
  const elements = [...text.matchAll(/<(style|script)>([\s\S]*?)<\/\1>/g)];
  expect(elements.map(([, , content]) => content)).toEqual(expect.arrayContaining(['h1{color:red}', 'go()']));
  for (const [, , content = ''] of elements) {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content)));
    expect([content.slice(0, 40), policy.includes(btoa(String.fromCharCode(...digest)))]).toEqual([
      content.slice(0, 40),
      true,
    ]);
  }
});

test('a logo from a file is served, kept for ever, and says the site’s title', async () => {
  const { ask } = site({ logo: plain }, { publicUrl: 'http://events.uni.example/kalends' });
  const { text } = await ask('/calendars/42');
  const src = /<img class="logo" src="\/kalends(\/assets\/logo\.svg\?v=[0-9a-f]+)" alt="Example University">/.exec(
    text,
  )?.[1];
  const { answer, text: picture } = await ask(src ?? '');
  expect(picture).toBe(svg);
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  // As a page of its own, an SVG could run scripts.
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  expect((await ask('/assets/logo.svg?v=old')).answer.headers.get('cache-control')).toContain('max-age=300');
  expect((await ask('/assets/other.svg')).answer.status).toBe(404);
});

test('a dark logo is for dark pages, and content without a file serves as well', async () => {
  const { ask } = site({
    logo: { ...plain, src: svg, dark: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt: 'Us' },
  });
  const { text } = await ask('/');
  expect(text).toMatch(/<source srcset="\/assets\/logo-dark\.svg\?v=\w+" media="\(prefers-color-scheme: dark\)">/);
  expect(text).toMatch(/<img class="logo" src="\/assets\/logo\.svg\?v=\w+" alt="Us">/);
  expect((await ask('/assets/logo-dark.svg')).text).toBe(svg);
});

test('the footer speaks the visitor’s language, else the site’s', async () => {
  const footer = [
    { label: { en: 'Imprint', ru: 'Выходные данные' }, url: 'https://www.uni.example/imprint' },
    { label: 'Privacy', url: 'https://www.uni.example/privacy' },
  ];
  const { ask } = site({ footer });
  const labels = async (language: string) =>
    [...(await ask('/calendars/42', language)).text.matchAll(/<a href="https:\/\/www\.uni\.example[^>]*>([^<]*)</g)].map(([, label]) => label); // biome-ignore format: one line
  expect(await labels('ru')).toEqual(['Выходные данные', 'Privacy']);
  expect(await labels('pl')).toEqual(['Imprint', 'Privacy']);
});

test('an accent that is hard to read is adjusted, and the log says so', async () => {
  const { ask, logged } = site({ colors: { accent: '#ffcc00', accentDark: null } });
  expect(logged).toEqual([expect.stringContaining('site.colors.accent: #ffcc00')]);
  const { text } = await ask('/');
  expect(text).toContain('--fill:#ffcc00;--on-fill:#000000');
  expect(text).toMatch(/@media screen\{:root\{--accent:#(?!ffcc00)/);
  expect((await ask('/favicon.svg')).text).toContain('fill="#ffcc00"');
});

test('a font from a file is served here, and loaded from nowhere else', async () => {
  const { ask } = site({ font: { family: 'Our Sans', stylesheet: null, file: 'font.woff2' } });
  const { text, policy } = await ask('/');
  const address = /@font-face\{font-family:"Our Sans";src:url\("([^"]+)"\)/.exec(text)?.[1];
  expect((await ask(address ?? '')).answer.headers.get('content-type')).toBe('font/woff2');
  expect(text).toContain('--font:"Our Sans",system-ui');
  expect(policy).toEqual({ ...usual, 'font-src': ["'self'"] });
});

test('pages without a picture are shared with the site’s', async () => {
  const { ask } = site({ image: 'logo.svg' });
  for (const path of ['/', '/calendars/42', '/calendars/42/events/e1'])
    expect((await ask(path)).text).toMatch(
      /<meta property="og:image" content="http:\/\/events\.uni\.example\/assets\/preview\.svg\?v=\w+">/,
    );
});

test('the manifest names the site and its icon', async () => {
  const { ask } = site({ logo: { ...plain, icon: 'https://www.uni.example/icon.png' } });
  expect((await ask('/')).text).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  const { answer, text } = await ask('/manifest.webmanifest');
  expect(answer.headers.get('content-type')).toBe('application/manifest+json');
  expect(JSON.parse(text)).toMatchObject({
    name: 'Example University',
    start_url: '/',
    icons: [{ src: 'https://www.uni.example/icon.png', type: 'image/png', sizes: 'any' }],
  });
});

test('the log says that a script of another host can send nothing, until the configuration says where it may', () => {
  const head = '<script src="https://stats.example/s.js" defer></script>';
  expect(site({ head }).logged).toEqual([expect.stringContaining("site.allow: { 'connect-src': ['https://stats.example'] }")]); // biome-ignore format: one line
  expect(site({ head, allow: { 'connect-src': [] } }).logged).toEqual([]);
  expect(site({ head: '<script>1</script><meta name="a">' }).logged).toEqual([]);
});

test('a calendar’s dot has its colour with the contrast of a shape', async () => {
  const { text } = await site({}).ask('/calendars/42');
  expect(text).toContain('class="dot cal-ffd700"');
  expect(text).toMatch(/\.cal-ffd700\{--cal:light-dark\(#(?!ffd700)[0-9a-f]{6},#ffd700\)\}/);
});

test.each(['/', '/calendars/42', '/calendars/42/events/e1', '/calendars/42/series/s'])(
  '%s has the rule of a colour that only the portal gives, and its policy allows it',
  async (path) => {
    const { answer, text } = await site({}, { plain: true }).ask(path);
    const [rule = ''] = /(?<=<style>)\.cal-ffd700\{[^<]*(?=<\/style>)/.exec(text) ?? [];
    expect(rule).toContain('--cal:');
    expect(answer.headers.get('content-security-policy')).toContain(await sourceHash(rule));
  },
);

test('the widget has the colours of its calendars where there are several', async () => {
  const { ask } = site({});
  const { style, events } = JSON.parse((await ask('/embed/both/events.json')).text);
  expect(events[0].color).toBe('#ffd700');
  expect(style).toBe('.cal-ffd700{--cal:light-dark(#a68c00,#ffd700)}');
  const { text, answer } = await ask('/embed/both');
  expect(text).toContain(`<style>${style}</style>`);
  expect(answer.headers.get('content-security-policy')).toContain(await sourceHash(style));
  expect(JSON.parse((await ask('/embed/42/events.json')).text).style).toBeUndefined();
});

test('the widget takes the accent, and its frame the font', async () => {
  const font = { family: 'Inter', stylesheet: 'https://fonts.example/inter.css', file: null };
  const { ask } = site({ colors: { accent: '#8c1d40', accentDark: null }, font });
  const { style } = JSON.parse((await ask('/embed/42/events.json')).text);
  expect(style).toMatch(/\.kalends\{--site-accent:light-dark\(#8c1d40,/);
  const { text, policy, answer } = await ask('/embed/42');
  expect(text).toContain(style);
  expect(text).toContain('--font:"Inter"');
  expect(policy).toMatchObject({
    'style-src': ['https://fonts.example/inter.css'],
    'font-src': ['https://fonts.example'],
  });
  expect(policy['script-src']).toEqual([]);
  const inline = [...text.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? '');
  for (const css of inline) {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css)));
    expect(answer.headers.get('content-security-policy')).toContain(btoa(String.fromCharCode(...digest)));
  }
});

test('without a brand the widget’s answer has no style', async () => {
  const { text } = await site({}, { plain: true }).ask('/embed/42/events.json');
  expect(Object.keys(JSON.parse(text))).not.toContain('style');
});
