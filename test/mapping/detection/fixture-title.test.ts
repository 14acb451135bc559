import { describe, expect, it } from 'vitest';
import { mapRecords, plain } from './map-records.ts';

const teams = ['TSV Unterdorf', 'SG Ostheim', 'HC Lauter', 'TV Rosswang', 'SV Talheim', 'SC Bergen'];
const titlesOf = (more: (home: string, away: string, n: number) => object) => {
  const records = plain((n) => ({
    title: undefined,
    ...more(teams[n] as string, teams[(n + 1) % teams.length] as string, n),
  }));
  return mapRecords(JSON.parse(JSON.stringify(records))).events.map(({ title }) => title);
};
const games = teams.map((home, n) => `${home} – ${teams[(n + 1) % teams.length]}`);

describe('the title of a game', () => {
  it.each([
    ['home_team_name', 'visiting_team_name'],
    ['gHomeTeam', 'gGuestTeam'],
    ['Heim', 'Gast'],
    ['team_A_name', 'team_B_name'],
    ['Mannschaft1', 'Mannschaft2'],
    ['equipe_domicile', 'equipe_exterieur'],
    ['evSahibiTakim', 'konukTakim'],
    ['hjemmelag', 'bortelag'],
    ['ホームチーム', 'アウェイチーム'],
  ])('is who plays against whom, where it has no other: %s, %s', (home, away) => {
    expect(titlesOf((one, other) => ({ [home]: one, [away]: other }))).toEqual(games);
  });

  it('takes the names of the teams, in objects, and not their towns or codes', () => {
    const side = (name: string) => ({ id: name.length, code: name.slice(0, 3), city: `Town of ${name}`, name });
    expect(titlesOf((one, other) => ({ home: side(one), away: side(other) }))).toEqual(games);
  });

  it.each([
    ['a list', (name: string) => [{ Locale: 'en-GB', Description: name }]],
    [
      'a list of two',
      (name: string) => [
        { lang: 'fi', text: `${name} (fi)` },
        { lang: 'en', text: name },
      ],
    ],
    ['keys', (name: string) => ({ _type: 'texts', fi: `${name} (fi)`, en: name })],
    ['keys of which one is empty', (name: string) => ({ fi: name, en: name.startsWith('T') ? name : null })],
  ])('takes the names of the teams in the language of the portal: %s', (_, said) => {
    const side = (name: string) => ({ IdTeam: name.length, Score: null, TeamName: said(name) });
    expect(titlesOf((one, other) => ({ Home: side(one), Away: side(other) }))).toEqual(games);
    const undecided = titlesOf((one, other, n) => ({
      Home: n === 5 ? null : side(one),
      Away: n === 5 ? null : side(other),
    }));
    expect(undecided).toEqual([...games.slice(0, 5), null]);
  });

  it('takes the teams, and not the clubs that have several', () => {
    const side = (name: string) => ({ caption: name, clubId: 7, clubCaption: `Sports club of ${name}` });
    expect(titlesOf((one, other) => ({ teams: { home: side(one), away: side(other) } }))).toEqual(games);
  });

  it('takes the clubs where their teams are no more than a class of age', () => {
    const sides = (home_club: string, away_club: string) => ({ home_club, away_club });
    expect(titlesOf((one, other) => ({ ...sides(one, other), home_team: 'U19', away_team: 'U18' }))).toEqual(games);
    const classes = (n: number) => ({ home_team: `Juniors ${n % 2}`, away_team: `Ladies ${n % 2}` });
    expect(titlesOf((one, other, n) => ({ ...sides(one, other), ...classes(n) }))).toEqual(games);
  });

  it('is its own where it has one', () => {
    const own = teams.map((_, n) => `Cup, match ${n + 1} of the evening`);
    expect(titlesOf((home, away, n) => ({ title: own[n], home, away }))).toEqual(own);
    const rides = teams.map((_, n) => (n % 2 === 0 ? 'Night ride' : 'Open day'));
    expect(titlesOf((team_a, team_b, n) => ({ title: rides[n], team_a, team_b }))).toEqual(rides);
  });

  it('leaves no team to be who performs, where it has both in a title of its own', () => {
    const records = plain((n) => ({ title: undefined, paarung: games[n], heim: teams[n], gast: teams[(n + 1) % 6] }));
    const { events } = mapRecords(JSON.parse(JSON.stringify(records)), { language: 'de' });
    expect(events.map(({ title, performers }) => [title, performers ?? []])).toEqual(games.map((game) => [game, []]));
  });

  it('is neither that of the league nor that of the round', () => {
    expect(titlesOf((home, away, n) => ({ round_name: `${n + 1}. kierros`, name: 'League', home, away }))).toEqual(
      games,
    );
  });

  it('is none of what two numbers tell of anything but teams', () => {
    expect(titlesOf((speaker_1, speaker_2) => ({ speaker_1, speaker_2 }))).not.toEqual(games);
  });

  it('is none of the host and the guest of a talk', () => {
    const guests = ['Jane Smith', 'Adam Bright', 'Olga Field', 'Peter Moss', 'Ian Wood', 'Rose Hill'];
    const kinds = guests.map((_, n) => (n % 2 === 0 ? 'Reading hour' : 'Author evening'));
    expect(titlesOf((host, _, n) => ({ title: kinds[n], host, guest: guests[n] }))).toEqual(kinds);
  });

  it('is none of what is said of one team alone', () => {
    expect(titlesOf((home) => ({ home, place: 'Sports hall' }))).not.toEqual(games);
  });
});

describe('the picture of a game', () => {
  const imagesOf = (more: (n: number) => object) => {
    const sides = (n: number) => ({ home: { name: teams[n] }, away: { name: teams[(n + 1) % teams.length] } });
    const records = plain((n) => ({ title: undefined, teams: sides(n), ...more(n) }));
    return mapRecords(JSON.parse(JSON.stringify(records))).events.map(({ image }) => image);
  };
  const address = (n: number) => `https://cdn.example/${n}.png`;

  it('is not the sign of its league, which other games have as well', () => {
    const league = (n: number) => ({ league: { name: `League ${n % 2}`, logo: address(n % 2) } });
    expect(imagesOf(league)).toEqual(teams.map(() => null));
  });

  it('is the one that stands for several games where it is no sign', () => {
    const poster = (n: number) => ({ round: { name: `Round ${n % 2}`, poster: address(n % 2) } });
    expect(imagesOf(poster)).toEqual(teams.map((_, n) => address(n % 2)));
  });
});

describe('the series of a game', () => {
  const seriesOf = (more: (n: number) => object) => {
    const sides = (n: number) => ({ home: { name: teams[n] }, away: { name: teams[(n + 1) % teams.length] } });
    const records = plain((n) => ({ title: undefined, teams: sides(n), ...more(n) }));
    return mapRecords(JSON.parse(JSON.stringify(records))).events.map(({ series }) => series?.title ?? null);
  };
  const name = (n: number) => ['Northern league', 'Cup of the coast'][n % 2];

  it('is what it is played in, which has a season', () => {
    expect(seriesOf((n) => ({ league: { id: 4, name: name(n), season: 2026 } }))).toEqual(teams.map((_, n) => name(n)));
  });

  it('is nothing that has no season, or one that is no year', () => {
    expect(seriesOf((n) => ({ league: { id: 4, name: name(n), level: 2 } }))).toEqual(teams.map(() => null));
    expect(seriesOf((n) => ({ pitch: { name: name(n), season: n } }))).toEqual(teams.map(() => null));
  });
});

describe('the place of a game', () => {
  const placesOf = (more: (n: number) => object) => {
    const sides = (n: number) => ({ home: { name: teams[n] }, away: { name: teams[(n + 1) % teams.length] } });
    const records = plain((n) => ({ title: undefined, teams: sides(n), ...more(n) }));
    return mapRecords(JSON.parse(JSON.stringify(records))).events.map(({ location }) => location?.name ?? null);
  };
  const name = (n: number) => ['Northern stadium', 'Town hall'][n % 2] as string;

  it('is no stage of the competition', () => {
    const stage = (n: number) => ['First stage', 'Final'][n % 2];
    const beside = placesOf((n) => ({ StageName: stage(n), Stadium: { Name: name(n) } }));
    expect(beside).toEqual(teams.map((_, n) => name(n)));
    expect(placesOf((n) => ({ stage: { name: stage(n) } }))).toEqual(teams.map(() => null));
  });

  it('is a stage that the venue has', () => {
    const stage = (n: number) => ['Small stage', 'Great stage'][n % 2];
    expect(placesOf((n) => ({ venue: { name: name(n), stage: stage(n) } }))).toEqual(
      teams.map((_, n) => `${name(n)}, ${stage(n)}`),
    );
  });
});
