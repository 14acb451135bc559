import { describe, expect, it } from 'vitest';
import { mapRecord } from './mapper-of.ts';

const rules = { start: 'start', image: 'poster.url || picture[0].file.url || image_url' };

/** What the event says of its picture. */
function fileOf(record: object) {
  const { event } = mapRecord(rules, { id: 17, start: '2026-10-12', ...record });
  return [event.image, event.imageType, event.imageBytes];
}

const url = 'https://town.example/media/poster.jpg';

describe("a picture's file", () => {
  it('has the type and the length that stand beside its address', () => {
    const poster = { url, alt: 'Poster', mimeType: 'image/jpeg', filesize: 412_233, width: 1600 };
    expect(fileOf({ poster })).toEqual([url, 'image/jpeg', 412_233]);
    expect(fileOf({ picture: [{ mimetype: 'image/png', size_in_bytes: '900', file: { url } }] })).toEqual([
      url,
      'image/png',
      900,
    ]);
  });

  it('has none of them where the portal says nothing, or says it of something else', () => {
    expect(fileOf({ poster: { url, size: 182.34 } })).toEqual([url, undefined, undefined]);
    expect(fileOf({ poster: { url, size: 640 } })).toEqual([url, undefined, undefined]);
    // The length of the event.
    expect(fileOf({ image_url: url, length: 90 })).toEqual([url, undefined, undefined]);
    expect(fileOf({ poster: { url }, length: 90 })).toEqual([url, undefined, undefined]);
    expect(fileOf({ poster: null, attachment: { url: `${url}.pdf`, filesize: 9000 } })).toEqual([
      null,
      undefined,
      undefined,
    ]);
  });
});
