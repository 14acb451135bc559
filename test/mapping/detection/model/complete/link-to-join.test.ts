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

  it.each(['meeting_url', 'live', 'teams_url', 'remoteLink', 'video', 'call'])(
    'but not by a key that may be of the meeting itself, unless the address or a mode says so: %s',
    (key) => {
      const page = (n: number) => `https://town.example/events/${n}`;
      const other = (n: number) => `https://town.example/x/${n}`;
      expect(linksOf((n) => ({ url: page(n), [key]: other(n) }))[1]).toEqual([page(1), null]);
      const host = (n: number) => `https://meet.town.example/${n}`;
      expect(linksOf((n) => ({ url: page(n), [key]: host(n) }))[1]).toEqual([page(1), host(1)]);
      const mode = (n: number) => (n % 2 ? { mode: 'online', [key]: other(n) } : { mode: 'hall', [key]: null });
      expect(linksOf((n) => ({ url: page(n), ...mode(n) }))[1]).toEqual([page(1), other(1)]);
    },
  );

  it('but not where all are in a house, or it is a file, a map, or a page of something else', () => {
    const page = (n: number) => `https://town.example/events/${n}`;
    const hall = { venue: { name: 'Town hall', address: 'High St 1', city: 'Leeds' } };
    expect(linksOf((n) => ({ url: page(n), broadcast_link: call(n), ...hall }))[0]).toEqual([page(0), null]);
    const links = {
      stream: (n: number) => `https://radio.example/listen/${n}.mp3`,
      webcast: (n: number) => `https://results.example/${n}`,
      join_url: (n: number) => `https://town.example/events/${n}/register`,
      zoom_url: (n: number) => `https://maps.example/${n}`,
    };
    // The channel of the town.
    expect(linksOf((n) => ({ url: page(n), webcast_link: 'https://town.example/tv' }))[0]).toEqual([page(0), null]);
    for (const [key, link] of Object.entries(links))
      expect(linksOf((n) => ({ url: page(n), [key]: link(n) }))[0], key).toEqual([page(0), null]);
  });

  it('but not where the key says something else as well', () => {
    const book = (n: number) => `https://tickets.example/${n}`;
    expect(linksOf((n) => ({ online_registration_url: book(n) }))[0]?.[1]).toBeNull();
  });
});
