import { describe, expect, it } from 'vitest';
import { compileExpression } from '../../../src/mapping/rules/expression.ts';
import { snippetLink, snippetText } from '../../../src/mapping/structure/snippet.ts';
import { mapRecords, titles } from '../detection/map-records.ts';

describe('a value in the markup that shows it', () => {
  it.each([
    ['<span class="place">Town hall</span>', 'Town hall'],
    ['<div class="f"><strong>Town hall</strong></div>', 'Town hall'],
    ['<a href="/e/1">Open day</a>', 'Open day'],
    ['<p>Town hall</p>', null],
    ['<span>Town</span> <span>hall</span>', null],
    ['Town <b>hall</b>', null],
    ['<time datetime="2026-10-17">Saturday</time>', null],
    ['<span></span>', null],
    [`<span>${'Town hall '.repeat(20)}</span>`, null],
  ])('%s', (html, text) => {
    expect(snippetText(html)).toBe(text);
  });

  it.each([
    ['<a href="/e/1?a=1&amp;b=2">Open day</a>', { kind: 'link', address: '/e/1?a=1&b=2' }],
    ["<a class=x href='/e/1'>Open day</a>", { kind: 'link', address: '/e/1' }],
    ['<img alt="" src="/files/1.jpg">', { kind: 'image', address: '/files/1.jpg' }],
    ['<a href="/e/1"><img src="/files/1.jpg" alt="x" /></a>', { kind: 'image', address: '/files/1.jpg' }],
    ['![Poster](/files/1.jpg "Poster")', { kind: 'image', address: '/files/1.jpg' }],
    ['[Open day](/e/1)', { kind: 'link', address: '/e/1' }],
    ['/files/s.jpg 400w, /files/l.jpg 1600w', { kind: 'image', address: '/files/l.jpg' }],
    ['See [here](/e/1).', null],
    ['<p>See <a href="/e/1">here</a>.</p>', null],
    ['<a name="top">Open day</a>', null],
  ])('%s is a link', (html, link) => {
    expect(snippetLink(html)).toEqual(link);
  });

  it('is read by what is in it: a title and its page, a picture, a category', () => {
    const { events } = mapRecords(
      titles.map((title, n) => ({
        nid: 310 + n,
        title: `<a href="/node/${310 + n}">${title}</a>`,
        start: `<time datetime="2026-05-1${n}T18:30:00+02:00">18:30</time>`,
        category: `<span class="term">${['Music', 'Walk'][n % 2]}</span>`,
        image: `<img loading="lazy" src="/files/${n}.jpg" alt="">`,
      })),
    );
    expect(events.map(({ title, url, image, start, categories }) => [title, url, image, start, ...categories])).toEqual(
      titles.map((title, n) => [
        title, `https://town.example/node/${310 + n}`, `https://town.example/files/${n}.jpg`, `2026-05-1${n}T16:30:00Z`, ['Music', 'Walk'][n % 2],
      ]),
    ); // biome-ignore format: a table
  });

  it('has its address by a function that a rule may use', () => {
    const rule = compileExpression('title.link_in(@)');
    expect(rule({ title: '<a href="/e/1">Open day</a>' })).toBe('/e/1');
    expect(rule({ title: 'Open day' })).toBe(null);
  });
});
