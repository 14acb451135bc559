import { describe, expect, it } from 'vitest';
import { compareBodies, inWords } from './compare.ts';

const calendar = (lines: string) =>
  `BEGIN:VCALENDAR\r\nNAME:Talks\r\nBEGIN:VEVENT\r\nUID:c1/e1@x\r\n${lines}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
const words = (format: string, kept: string, found: string) => inWords(compareBodies(format, kept, found));

describe('a difference that subscribers would see', () => {
  it('does not exist when the bytes are the same', () => {
    expect(words('ics', calendar('SUMMARY:Talk'), calendar('SUMMARY:Talk'))).toEqual([]);
  });

  it('is reported by event and property, for a calendar', () => {
    const kept = calendar('SEQUENCE:0\r\nDTSTAMP:20460101T000000Z\r\nSUMMARY:Talk');
    const found = calendar('SEQUENCE:1\r\nDTSTAMP:20460102T000000Z\r\nSUMMARY:Talk').replace('NAME:Talks', 'NAME:All');
    expect(words('ics', kept, found)).toEqual([
      'the feed itself: NAME was Talks, is All',
      '“Talk” (c1/e1@x): SEQUENCE was 0, is 1; DTSTAMP was 20460101T000000Z, is 20460102T000000Z',
    ]);
  });

  it('is an event that has another identity, or is gone', () => {
    const kept = calendar('SUMMARY:Talk');
    expect(words('ics', kept, kept.replace('c1/e1', 'c1/e2'))).toEqual([
      '“Talk” (c1/e1@x): the event was there, is nothing',
      '“Talk” (c1/e2@x): the event was nothing, is there',
    ]);
  });

  it.each([
    ['rss', '<rss><channel><title>Talks</title><item><title>T</title><guid>g</guid><pubDate>P</pubDate></item></channel></rss>', '“T” (g): pubDate was P, is Q'], // biome-ignore format: a table
    ['atom', '<feed xmlns="a"><title>Talks</title><entry><id>g</id><title>T</title><updated>P</updated></entry></feed>', '“T” (g): updated was P, is Q'], // biome-ignore format: a table
    ['json', '{"title":"Talks","items":[{"id":"g","title":"T","date_modified":"P"}]}', '“T” (g): date_modified was "P", is "Q"'], // biome-ignore format: a table
  ])('is reported by event and property, for %s', (format, kept, sentence) => {
    expect(words(format, kept, kept.replace(/\bP\b/u, 'Q'))).toEqual([sentence]);
    expect(words(format, kept, kept.replace('Talks', 'Events'))[0]).toMatch(/^the feed itself: title was .*Talks/u);
  });

  it('is the first different line when every property is the same', () => {
    const kept = calendar('SUMMARY:A long title');
    expect(words('ics', kept, kept.replace('long title', 'long\r\n  title'))).toEqual([
      'the feed itself: line 5 was "SUMMARY:A long title\\r", is "SUMMARY:A long\\r"',
    ]);
  });
});
