import { describe, expect, it } from 'vitest';
import { mapRecords, plain } from '../../map-records.ts';

const linksOf = (more: (n: number) => object, language = 'en') =>
  mapRecords(plain(more), { language }).events.map(({ url, onlineUrl }) => [url, onlineUrl]);
const call = (n: number) => `https://rooms.example/j/${880 + n}`;

describe('the only link of a record is the one to join', () => {
  it.each(['webcast_link', 'urlTransmissao', 'veebiülekanne', 'tautan_zoom', 'livestream_url'])(
    'if its key says so: %s',
    (key) => {
      for (const isSparse of [false, true])
        expect(linksOf((n) => (isSparse && n % 2 ? { [key]: null } : { [key]: call(n) })).slice(0, 1), key).toEqual([
          [null, call(0)],
        ]);
    },
  );

  it('with the page of the event beside it', () => {
    const page = (n: number) => `https://town.example/events/${n}`;
    expect(linksOf((n) => ({ tautan_zoom: call(n), page: page(n) }))[2]).toEqual([page(2), call(2)]);
  });

  it('if the address says so, and all that are online have it', () => {
    const meeting = (n: number) => `https://teleconf.town.example/j/${880 + n}`;
    const modes = ['IN_HALL', 'MIXED', 'VIDEO CONFERENCE', 'IN_HALL', 'MIXED', 'VIDEO CONFERENCE'];
    const records = (n: number) => ({ manner: modes[n], link: n % 3 === 0 ? null : meeting(n), hall: 'Town hall' });
    expect(linksOf(records).slice(0, 3)).toEqual([
      [null, null],
      [null, meeting(1)],
      [null, meeting(2)],
    ]);
  });

  it('but not by its address alone, which may be that of the site', () => {
    const live = (n: number) => `https://live.town.example/${n}`;
    expect(linksOf((n) => ({ link: n === 4 ? null : live(n) }))[0]).toEqual([live(0), null]);
    expect(linksOf((n) => ({ manner: 'ONLINE', link: n === 4 ? null : live(n) }))[0]).toEqual([live(0), null]);
  });

  it('but not where the key says something else as well', () => {
    const book = (n: number) => `https://tickets.example/${n}`;
    expect(linksOf((n) => ({ online_registration_url: book(n) }))[0]?.[1]).toBeNull();
  });
});
