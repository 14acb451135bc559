import { describe, expect, it } from 'vitest';
import { readHyperlink } from '../../../src/mapping/hyperlink.ts';
import { readLink } from '../../../src/mapping/values/link.ts';
import { readRegistrationLink } from '../../../src/mapping/values/offer/registration-link.ts';
import { mapRecords, titles } from '../detection/map-records.ts';

describe('a link between number signs', () => {
  it.each([
    ['Tickets#https://box.example/7#', 'Tickets', 'https://box.example/7'],
    ['#https://box.example/7#', '', 'https://box.example/7'],
    ['Map#/plan.html#hall#Where it is', 'Map', '/plan.html#hall'],
    ['www.box.example#www.box.example#', 'www.box.example', 'www.box.example'],
  ])('%s', (value, text, address) => {
    expect(readHyperlink(value)).toEqual({ text, address });
  });

  it.each([
    'https://town.example/#/events#7#', '/app#/events/7#top', '#2026-10-17#', 'Room#12.3#', 'Tickets#soon#', 'C# and F#', 7, null,
  ])('is not %j', (value) => {
    expect(readHyperlink(value)).toBeNull();
  }); // biome-ignore format: a list

  it('is read as its address', () => {
    expect(readLink('Programme#/plan.html#', 'https://town.example')).toBe('https://town.example/plan.html');
    expect(readRegistrationLink('Form#https://box.example/7#', 'https://town.example')).toBe('https://box.example/7');
  });

  it('is where people book where its text says so, and the page of the event otherwise', () => {
    const links = [
      'Programme#/walk.html#',
      'Tickets#https://box.example/7#',
      null,
      'Sign up#https://forms.example/3#',
      null,
      '#/sky.html#',
    ];
    const { events } = mapRecords(
      titles.map((title, n) => ({ id: 310 + n, title, start: `2026-05-1${n}T18:30:00`, link: links[n] })),
    );
    expect(events.map(({ url, registrationUrl }) => [url, registrationUrl ?? null])).toEqual([
      ['https://town.example/walk.html', null],
      [null, 'https://box.example/7'],
      [null, null],
      [null, 'https://forms.example/3'],
      [null, null],
      ['https://town.example/sky.html', null],
    ]);
  });
});

describe('an address without its scheme', () => {
  it.each([
    ['www.town.example/events/7', 'https://www.town.example/events/7'],
    ['town.org/events/7', 'https://town.org/events/7'],
    ['event.detail/7', 'https://base.example/event.detail/7'],
    ['api.portal.example:8080/v2', 'https://api.portal.example:8080/v2'],
    ['index.php/events/7', 'https://base.example/index.php/events/7'],
    ['events.html/7', 'https://base.example/events.html/7'],
    ['events/town.example/7', 'https://base.example/events/town.example/7'],
    ['Prof.Weber/Klein', 'https://base.example/Prof.Weber/Klein'],
  ])('%s', (value, link) => {
    expect(readLink(value, 'https://base.example')).toBe(link);
  });

  it('is no title and no kind', () => {
    const records = titles.map((title, n) => ({
      self: `api.portal.example/meetings/${310 + n}`,
      id: 310 + n,
      notes: [{ id: 1, value: title }],
      type_data: { self: `api.portal.example/meetings/${310 + n}` },
      start: `2026-05-1${n}T18:30:00`,
    }));
    const { events } = mapRecords(records);
    for (const { title, categories } of events) expect([title ?? '', ...categories].join()).not.toContain('portal');
  });
});
