import { readKey } from '../../vocabulary/key-words.ts';
import type { Concept, FieldName } from '../../vocabulary/language-words.ts';
import { romanize } from '../../vocabulary/romanize.ts';
import { wordsOf } from '../../vocabulary/vocabulary.ts';
import { isRecord, type JsonObject, scalarText } from '../json.ts';
import { isMark, languageKeyOf } from '../language.ts';
import { compileExpression } from '../rules/expression.ts';
import { expressionOf } from '../structure/compose-expression.ts';
import { through } from '../structure/labelled.ts';
import { because, type Finding } from './finding.ts';
import {
  type Cell,
  type Column,
  isListed,
  isTextual,
  isUnder,
  mostAre,
  parentOf,
  says,
  textsOf,
} from './profile/column.ts';
import type { Table } from './profile/table.ts';

/** The fields of two teams that play against each other, and what their game is called. */
export interface Fixture {
  readonly teams: readonly [Column, Column];
  /** Whether they may be the host and the guest of a talk as well: people by their keys, and nobody is now the one and now the other. */
  readonly mayBePeople: boolean;
  /** What is said of the teams, and which stage of a competition it is: none of it is about the game. */
  readonly columns: ReadonlySet<Column>;
  readonly title: Finding;
}

/**
 * A game by its two teams, `home_team_name` and `visiting_team_name`, `heim: { name }` and `gast: { name }`: it has no other title. Null: nothing is
 * said of two teams in the same way.
 */
export function detectFixture({ columns, records }: Table): Fixture | null {
  const homes = new Map<string, Column>();
  const aways = new Map<string, Column>();
  for (const column of columns) {
    if (column.kind !== 'scalar' || isListed(column)) continue;
    const words = column.steps.flatMap((step) => readKey(step).words);
    for (const [side, found] of [['home', homes], ['away', aways]] as const) // biome-ignore format: two sides
      for (const rest of restsOf(words, side)) found.set(rest, column);
  }
  const sides = [...homes].flatMap(([rest, home]) => {
    const away = aways.get(rest);
    return away === undefined || away === home ? [] : [[home, away] as const];
  });
  const named = sides.filter((pair) => pair.every((side) => isNameOfTeam(side, records.length)) && areApart(pair));
  const clubs = new Set(named.filter((pair) => isOfClub(pair) && named.some((other) => areTeamsOf(other, pair))));
  const [teams] = named.toSorted(
    (a, b) =>
      Number(isNamed(b)) - Number(isNamed(a)) ||
      Number(clubs.has(a)) - Number(clubs.has(b)) ||
      lengthOf(b) - lengthOf(a),
  );
  if (teams === undefined) return null;
  const [home] = teams;
  const [host, guest] = teams.map((team) => textPath(team, records));
  const rule = `join(' – ', [${host}, ${guest}][?@])`;
  return {
    teams,
    mayBePeople: teams.some(isOfPeople) && !teams.some(isOfTeam) && !areBoth(teams),
    columns: new Set([...sides.flat(), ...columns.filter(isRound)]),
    title: { rule, confidence: sure, ...because(home, 'title', 'likeliest') },
  };
}

/** The path of a name as one text: a name by languages, `[{ lang: 'es', text }]` or `{ es, en }`, is none by itself. It is in the language that was chosen for it. */
function textPath({ spoken, steps, expression, cells }: Column, records: Table['records']): string {
  const [first] = cells;
  if (!spoken || first === undefined) return expression;
  const name = compileExpression(expression)(records[first.record]);
  if (isRecord(name)) {
    const keys = Object.keys(name).filter((one) => !isMark(one));
    const key = keys.find((one) => name[one] === first.value);
    if (key === undefined) return expression;
    return expressionOf(through(steps, `a${JSON.stringify([key, ...keys.filter((one) => one !== key)])}`));
  }
  const said = Array.isArray(name) && name.every(isRecord) ? (name as readonly JsonObject[]) : [];
  const item = said.find((one) => Object.values(one).includes(first.value as string));
  const [tag, text] = [languageKeyOf(said), Object.keys(item ?? {}).find((one) => item?.[one] === first.value)];
  if (item === undefined || tag === null || text === undefined) return expression;
  return expressionOf(through(through(steps, `f${JSON.stringify([tag, item[tag]])}`), `k${text}`));
}

/** Whether the title of most games names both teams. */
export function namesTeams(title: Column, { teams }: Fixture): boolean {
  const [home, away] = teams.map(textsOf);
  const isOf = ({ record, value }: Cell) =>
    [home, away].every((names) => scalarText(value).includes(names?.get(record) ?? '\0'));
  return title.cells.filter(isOf).length * 2 > title.cells.length;
}

/**
 * The name of what a game is played in, by the season that stands beside it: `league: { name, season: 2026, round }`. Null: there is none, or
 * several.
 */
export function competitionOf({ columns: ofTeams }: Fixture, { columns }: Table): Column | null {
  const named = columns.filter(
    (column) =>
      isTextual(column) &&
      !isListed(column) &&
      column.depth > 0 &&
      says(column, 'title', 'name') &&
      !ofTeams.has(column) &&
      !isUnder(column, ...noCompetition) &&
      columns.some((one) => one !== column && parentOf(one) === parentOf(column) && isSeason(one)),
  );
  return named.length === 1 ? (named[0] as Column) : null;
}

const noCompetition: readonly Concept[] = ['place', 'organizer', 'person', 'performer', 'contact', 'sponsor'];
/** `2026`, `2026/27` */
const isSeason = (column: Column): boolean =>
  says(column, 'series') && mostAre(column, (text) => /^(?:19|20)\d\d(?:\s?[/–-]\s?\d{2,4})?$/.test(text));

/** `stageName: 'Quarter finals'`: a game is one of a stage, and takes place on none that is not a venue's. */
function isRound({ steps }: Column): boolean {
  const keys = steps.map(readKey);
  const at = keys.findIndex(({ words }) => words.includes('stage'));
  return at >= 0 && !keys.slice(0, at).some(({ concepts }) => concepts.has('place'));
}

/** No two other fields are called so. */
const sure = 0.95;

/** The words of a key without those for a side, or without the mark of a team, `team_A_name`; the same for both sides of one fact. */
function restsOf(words: readonly string[], side: 'home' | 'away'): readonly string[] {
  const isMarked = words.some((word) => known('team').has(word));
  return words.flatMap((word, at) =>
    [1, 2].flatMap((count) => {
      const isSide = known(side).has(words.slice(at, at + count).join('')) && at + count <= words.length;
      const isMark = count === 1 && isMarked && marks[side].includes(word);
      return isSide || isMark ? [[...words.slice(0, at), '*', ...words.slice(at + count)].join(' ')] : [];
    }),
  );
}
const marks = { home: ['a', '1'], away: ['b', '2'] };

function known(field: 'home' | 'away' | 'team'): ReadonlySet<string> {
  const words = knownWords.get(field) ?? new Set(wordsOf('fields', field).map(romanize));
  knownWords.set(field, words);
  return words;
}
const knownWords = new Map<FieldName, ReadonlySet<string>>();

/** A text that nearly every game has, and that says nothing else of a team. */
const isNameOfTeam = (column: Column, records: number): boolean =>
  isTextual(column) &&
  column.cells.length > records * 0.8 &&
  !says(column, 'city', 'region', 'id', 'image', 'url', 'description', 'short', 'count', 'email', 'phone', 'category');

const isOfPeople = (column: Column): boolean => says(column, 'organizer', 'person', 'performer');
const isOfTeam = ({ steps }: Column): boolean =>
  steps.some((step) => readKey(step).words.some((word) => known('team').has(word)));

/** Whether a name is on both sides: in a league, each team plays at home and away. */
function areBoth([home, away]: readonly [Column, Column]): boolean {
  const hosts = new Set(textsOf(home).values());
  return [...textsOf(away).values()].some((name) => hosts.has(name));
}

/** No team plays against itself. */
function areApart([home, away]: readonly [Column, Column]): boolean {
  const others = textsOf(away);
  return [...textsOf(home)].every(([record, name]) => others.get(record) !== name);
}

const isNamed = ([home]: readonly [Column, Column]): boolean => says(home, 'title', 'name');
/** A club has several teams. */
const isOfClub = ([home]: readonly [Column, Column]): boolean => says(home, 'organizer');
/** The teams' own names tell at least as much: `U19` and `2` are those of every club. */
const areTeamsOf = (teams: readonly [Column, Column], clubs: readonly [Column, Column]): boolean =>
  !isOfClub(teams) &&
  namesOf(teams).size >= namesOf(clubs).size &&
  [...namesOf(teams)].some((name) => /\p{L}{4}|\p{Lo}/u.test(name));
const namesOf = (pair: readonly [Column, Column]): ReadonlySet<string> =>
  new Set(pair.flatMap((side) => [...textsOf(side).values()]));
const lengthOf = ([home, away]: readonly [Column, Column]): number => home.length + away.length;
