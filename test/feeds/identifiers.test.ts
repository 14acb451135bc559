import { expect, it } from 'vitest';
import { emptyEvent } from '../../src/calendar/event.ts';
import { eventPath, eventUid, tagUri } from '../../src/feeds/identifiers.ts';

const event = (id: string, occurrence: string | null = null) => ({ ...emptyEvent, id, occurrence });

it('percent-encodes each part of an identity', () => {
  expect(eventUid('north.example', '4 2', event('AAMkAGI3/+x='))).toBe('4%202/AAMkAGI3%2F%2Bx%3D@north.example');
  expect(eventUid('north.example', '42', event('me@uni.example'))).toBe('42/me%40uni.example@north.example');
  expect(eventUid('north.example', '42', event('100%25', 'a/b'))).toBe('42/100%2525/a%2Fb@north.example');
});

it('replaces a UID that is too long for Exchange by its digest', () => {
  const uid = eventUid('north.example', '42', event('x'.repeat(200)));
  expect(uid).toBe('d755394f5b5b2ebfb3f2c3500c3b196d5c8291ac7ddaf5d36a7cbd1addaf5665@north.example');
  expect(eventUid('north.example', '42', event('x'.repeat(201)))).not.toBe(uid);
});

it('keeps a UID of exactly 202 bytes', () => {
  const longest = 'x'.repeat(202 - '42/@north.example'.length);
  expect(eventUid('north.example', '42', event(longest))).toHaveLength(202);
  expect(eventUid('north.example', '42', event(longest))).toContain(longest);
  expect(eventUid('north.example', '42', event(`${longest}x`))).toMatch(/^[\da-f]{64}@north\.example$/);
});

it('gives an override the UID of its master, and an id of its own in the news', () => {
  const override = { ...event('other'), overrides: { id: 'master', start: '2026-10-25T10:00:00Z' } };
  expect(eventUid('north.example', '42', override)).toBe(eventUid('north.example', '42', event('master')));
  expect(eventPath('42', override)).toBe('42/master/2026-10-25T10%3A00%3A00Z');
});

it('never throws on a half surrogate', () => {
  expect(eventUid('north.example', '\ud800', event('\udc00'))).toBe('%EF%BF%BD/%EF%BF%BD@north.example');
});

it('names entries by tag URIs of RFC 4151', () => {
  expect(tagUri('north.example', '42/1')).toBe('tag:north.example,2026:42/1');
});
