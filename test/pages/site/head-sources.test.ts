import { expect, it } from 'vitest';
import { cssSources, headSources } from '../../../src/pages/site/head-sources.ts';

it('finds what trusted HTML loads and runs, and nothing else', () => {
  const html = `<meta name="a" content="https://not.example/loaded">
<script src="https://stats.example/s.js?site=1;2" async></script>
<script>window.a = "1 < 2";</script>
<script type="application/ld+json">{"@type":"Thing"}</script>
<link rel="stylesheet" href="//fonts.example/css?family=A,B"><link rel="preload" as="font" href="https://fonts.example/a.woff2">
<link rel="me" href="https://social.example/@us">
<style>@font-face{src:url(https://fonts.example/b.woff2)}</style>
<img src="https://stats.example/pixel.gif">`;
  expect(headSources(html)).toEqual({
    sources: {
      'script-src': ['https://stats.example/s.js'],
      'style-src': ['https://fonts.example/css'],
      'font-src': ['https://fonts.example/a.woff2', 'https://fonts.example/b.woff2'],
      'img-src': ['https://stats.example/pixel.gif'],
    },
    inline: {
      'script-src': ['window.a = "1 < 2";'],
      'style-src': ['@font-face{src:url(https://fonts.example/b.woff2)}'],
    },
  });
});

it('finds what a style sheet loads', () => {
  const css = `/* url(https://comment.example/x.png) */
@import url("https://a.example/base.css"); @import 'https://b.example/more.css';
@font-face { src: url('https://a.example/f.woff2?v=1') format('woff2') }
h1 { background: url(https://a.example/h.png) } h2 { background: url(/own.png) }`;
  expect(cssSources(css)).toEqual({
    'style-src': ['https://a.example/base.css', 'https://b.example/more.css'],
    'font-src': ['https://a.example/f.woff2'],
    'img-src': ['https://a.example/h.png'],
  });
});

it('lets no URL end a directive of the policy', () => {
  expect(headSources('<script src="https://a.example/a;script-src *,b.js"></script>').sources).toEqual({
    'script-src': ['https://a.example/a%3Bscript-src%20*%2Cb.js'],
  });
});
