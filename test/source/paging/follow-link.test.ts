import { describe, expect, it } from 'vitest';
import { followLink } from '../../../src/source/paging/follow-link.ts';

describe('a next link', () => {
  const asked = 'https://portal.example/api/v2/event-calendar/42/events?lang=en';
  it.each<[string, string, boolean]>([
    ['/api/v2/more/7', 'https://portal.example/api/v2/more/7', true],
    ['https://portal.example/other?page=2', 'https://portal.example/other?page=2', true],
    ['?page=2', 'https://portal.example/api/v2/event-calendar/42/events?page=2', true],
    ['events?page=2#top', 'https://portal.example/api/v2/event-calendar/42/events?page=2', true],
    [
      'http://portal.example/api/v2/event-calendar/42/events?page=2',
      'https://portal.example/api/v2/event-calendar/42/events?page=2',
      true,
    ],
    [
      'http://inner:8080/event-calendar/42/events?page=2',
      'https://portal.example/api/v2/event-calendar/42/events?page=2',
      true,
    ],
    [
      'http://inner/deep/api/v2/event-calendar/42/events/?page=2',
      'https://portal.example/api/v2/event-calendar/42/events?page=2',
      true,
    ],
    ['//inner/api/v2/cursor/9', 'https://portal.example/api/v2/cursor/9', true],
    ['https://inner.example/elsewhere?page=2', 'https://portal.example/api/v2/event-calendar/42/events?page=2', false],
    [
      'https://me:pw@inner.example/api/v20/x?page=2',
      'https://portal.example/api/v2/event-calendar/42/events?page=2',
      false,
    ],
  ])('%s is requested at %s', (link, url, isCertain) => {
    const followed = followLink(link, new URL(asked), new URL('https://portal.example/api/v2/'));
    expect([followed?.url.href, followed?.isCertain]).toEqual([url, isCertain]);
  });

  it('keeps the query of the base URL', () => {
    const base = new URL('https://portal.example/?key=1');
    expect(followLink('?page=2', new URL('https://portal.example/e?key=1'), base)?.url.href).toBe(
      'https://portal.example/e?page=2&key=1',
    );
    expect(followLink('?page=2&key=3', new URL('https://portal.example/e?key=1'), base)?.url.href).toBe(
      'https://portal.example/e?page=2&key=3',
    );
  });

  it.each(['#next', '', 'javascript:alert(1)', 'mailto:x@portal.example', 'https://', asked])(
    '%j leads nowhere',
    (link) => {
      expect(followLink(link, new URL(asked), new URL('https://portal.example/api/v2'))).toBeNull();
    },
  );
});
