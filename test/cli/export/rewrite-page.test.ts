import { expect, it } from 'vitest';
import { rewritePage } from '../../../src/cli/export/links/rewrite-page.ts';

const rewritten = (
  page: string,
  addressOf: (target: string) => string | null = (target) => `${target.split('?')[0]}/x`,
) => rewritePage(page, { origin: 'https://uni.example/k', root: '/k', addressOf, append: '' });

it('changes the addresses of this site and no other byte', () => {
  const page = `<!doctype html>\n<A title="a &amp; b"  href="/k/a?b=1&amp;c=2#d">é</A><img src='x' alt=">"><p>/k/a?b`;
  expect(rewritten(page)).toBe(
    `<!doctype html>\n<A title="a &amp; b"  href="/k/a/x#d">é</A><img src='x' alt=">"><p>/k/a?b`,
  );
  expect(rewritten('<link rel="canonical" href="https://uni.example/k/a?b">')).toBe(
    '<link rel="canonical" href="https://uni.example/k/a/x">',
  );
  expect(rewritten('<meta property="og:url" content="https://uni.example/k/a?b">')).toContain(
    'content="https://uni.example/k/a/x"',
  );
});

it('leads programs that read JSON-LD to the same pages', () => {
  const data = (url: string) => `<script type="application/ld+json">{"@type":"Event","url":"${url}"}</script>`;
  expect(rewritten(data('https://uni.example/k/a?b'))).toBe(data('https://uni.example/k/a/x'));
  expect(rewritten(data('https://uni.example/k/a?b'), () => null)).toBe(data('https://uni.example/k/a?b'));
});

it.each([
  '<a href="https://other.example/k/a">',
  '<a href="https://uni.example/other">',
  '<a href="//k/a">',
  '<a href="#main">',
  '<a href="mailto:x@uni.example">',
  '<meta name="description" content="/k/a">',
  '<input value="https://uni.example/k/feeds/c.ics">',
  '<script type="application/ld+json">{"url":"https://tickets.example/k/a?b","name":"\\"url\\":\\"https://uni.example/k/a?b\\""}</script>',
  '<script>{"url":"https://uni.example/k/a?b"}</script>',
])('leaves %s', (page) => {
  expect(rewritten(page)).toBe(page);
});

it('takes the address away where there is nothing to link to', () => {
  expect(rewritten('<a class="x" href="/k/a">text</a>', () => null)).toBe('<a class="x">text</a>');
});

it('leaves out what needs a server, with all that is in it', () => {
  const page = '<div><form role="search" data-server><input><p>a<p>b<img></form><i>c</i><p data-server>d</p></div>';
  expect(rewritten(page)).toBe('<div><i>c</i></div>');
});

it('escapes what it writes, and adds scripts at the end', () => {
  expect(rewritten('<a href="/k/a">', () => '/"><script>')).toBe('<a href="/k/&quot;>&lt;script>">');
  const options = {
    origin: 'https://uni.example',
    root: '',
    addressOf: (target: string) => target,
    append: '<script src="/x.js"></script>',
  };
  expect(rewritePage('<body><p>a</p>\n</body></html>', options)).toBe(
    '<body><p>a</p>\n<script src="/x.js"></script>\n</body></html>',
  );
});
