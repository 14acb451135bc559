import { expect, it } from 'vitest';
import { readImage } from '../../src/mapping/values/link.ts';
import { mapRecords, plain } from './detection/map-records.ts';

const read = (...addresses: readonly string[]) => readImage(addresses, 'https://town.example');

it.each([
  [['/img/a-320.jpg', '/img/a-1600.jpg', '/img/a-800.jpg'], '/img/a-1600.jpg'],
  [['/img/a_small.jpg', '/img/a_original.jpg', '/img/a_1200.jpg'], '/img/a_original.jpg'],
  [['/img/a.jpg?w=150', '/img/a.jpg?w=2000'], '/img/a.jpg?w=2000'],
  [['/slike/7-mala.jpg', '/slike/7-velika.jpg'], '/slike/7-velika.jpg'],
  [['/img/a-320.jpg', '/img/a.jpg', '/img/a-1024.jpg'], '/img/a.jpg'],
  [['/img/2026/a-thumb.jpg', '/img/2026/a.jpg'], '/img/2026/a.jpg'],
  [['/img/a_small.jpg', '/img/a_large.jpg', '/img/a.jpg'], '/img/a.jpg'],
  [['/img/a.jpg', '/img/a-original.jpg'], '/img/a-original.jpg'],
  [['https://cdn.example/img/a-320.jpg', '/img/a.jpg'], '/img/a.jpg'],
  [['/images/a.width-400.jpg', '/original_images/a.jpg'], '/original_images/a.jpg'],
  [['/img/a-th.jpg', '/img/a_md.jpg', '/img/a_lg.jpg'], '/img/a_lg.jpg'],
  [['/img/150x100/a.jpg', '/img/1200x800/a.jpg'], '/img/1200x800/a.jpg'],
  [['/img/a/card_300x200.jpg', '/img/a/thumb_748x296.jpg', '/img/a/original.jpg'], '/img/a/original.jpg'],
])('of one picture in several sizes, the largest is read: %j', (addresses, expected) => {
  expect(read(...addresses)).toBe(`https://town.example${expected}`);
});

it.each([
  [['/img/bridge-320.jpg', '/img/tower-1600.jpg']],
  [['/img/small-hall.jpg', '/img/large-hall-2.jpg']],
  [['/img/1.jpg', '/img/2.jpg']],
  [['/img/post-card-300x200.jpg', '/img/hall-original.jpg']],
])('of several pictures, the first is read: %j', (addresses) => {
  expect(read(...addresses)).toBe(`https://town.example${addresses[0]}`);
});

const imagesOf = (more: (n: number) => object) => mapRecords(plain(more)).events.map(({ image }) => image);
const at = (path: string) => `https://town.example/img/${path}.jpg`;

it('of several pictures with ids, the first is read', () => {
  const photos = (n: number) =>
    ['stage', 'garden'].map((of, m) => ({ id: 500 + 10 * n + m, url: `/img/${of}-${n}.jpg` }));
  const images = imagesOf((n) => ({ pictures: n % 2 ? photos(n).slice(0, 1) : photos(n) }));
  expect(images).toEqual([0, 1, 2, 3, 4, 5].map((n) => at(`stage-${n}`)));
});

it('of a picture in sizes, the largest is read, and one that stands alone elsewhere as well', () => {
  const sizes = (n: number) => [320, 1600].map((width) => ({ url: `/img/${n}-${width}.jpg`, width }));
  const images = imagesOf((n) => ({ image: n === 2 ? `/img/${n}-1600.jpg` : sizes(n) }));
  expect(images).toEqual([0, 1, 2, 3, 4, 5].map((n) => at(`${n}-1600`)));
});

it('of several cuts of a picture, the one that is called the largest is read', () => {
  const cuts = (n: number) =>
    Object.fromEntries(['standard', 'large', 'tile', 'banner'].map((cut) => [cut, `/img/${n}/${cut}.jpg`]));
  const images = imagesOf((n) => ({ mainImage: cuts(n), images: [cuts(n)] }));
  expect(images).toEqual([0, 1, 2, 3, 4, 5].map((n) => at(`${n}/large`)));
});

it('of a sign and a picture, the picture is read', () => {
  const images = imagesOf((n) => ({ imageLogo: `/img/logo-${n}.jpg`, mediaCover: `/img/cover-${n}.jpg` }));
  expect(images).toEqual([0, 1, 2, 3, 4, 5].map((n) => at(`cover-${n}`)));
  expect(imagesOf((n) => ({ imageLogo: `/img/logo-${n}.jpg` }))[0]).toBe(at('logo-0'));
});

it('of pictures in files of several types, any is read', () => {
  const images = imagesOf((n) => ({
    images: [
      n % 2 ? { mime_type: 'image/webp', url: `/img/${n}.webp` } : { mime_type: 'image/jpeg', url: `/img/${n}.jpg` },
    ],
  }));
  expect(images).toEqual([0, 1, 2, 3, 4, 5].map((n) => `https://town.example/img/${n}.${n % 2 ? 'webp' : 'jpg'}`));
});

it('of a picture with the sizes of `srcset` beside it, the largest is read', () => {
  const set = (n: number) => `/img/s_${n}.jpg 400w, /img/poster-${n}.jpg 1600w`;
  const images = imagesOf((n) => ({ picture: { src: `/img/s_${n}.jpg`, srcset: set(n), alt: `Poster ${n}` } }));
  expect(images).toEqual([0, 1, 2, 3, 4, 5].map((n) => at(`poster-${n}`)));
});
