import type { Concept } from '../../../../vocabulary/language-words.ts';
import { scalarText } from '../../../json.ts';
import { type Column, isListed, isUnder, mostAre, parentOf, says, textsOf } from '../../profile/column.ts';
import type { Table } from '../../profile/table.ts';
import type { ColumnField } from '../candidates.ts';
import type { Profile } from '../features.ts';
import { type Chosen, type Ranked, type Ranking, sureOfForm } from '../ranked.ts';
import { areTitledPeople } from '../text-signs.ts';
import { isWord } from '../value-words.ts';

/**
 * What some records are about, `topic: 'Essay writing'`, tells more of what all are called beside it, `name: 'English'`: the name is the
 * title, and the topic describes it where nothing else does. Alone, in every record, or beside a name for a kind or a person, `Debate`, the
 * topic is the title.
 */
export function withNameOverTopic(
  { table }: Profile,
  chosen: Chosen,
  rankings: ReadonlyMap<ColumnField, Ranking>,
): Chosen {
  const topic = chosen.get('title');
  if (topic === undefined || !isTopic(topic.column)) return chosen;
  const sorts = (['categories', 'performers'] as const).map((field) => chosen.get(field)?.column);
  const named = rankings
    .get('title')
    ?.candidates.find(
      (one) =>
        isNameBeside(one, topic.column) &&
        !sorts.includes(one.column) &&
        (isOfFew(topic.column, one.column) || isNameOfThing(table, one.column)),
    );
  if (named === undefined) return chosen;
  const others = [...chosen].filter(([, { column }]) => column !== named.column);
  const described = chosen.has('description') ? [] : ([['description', { ...topic, share: sureOfForm }]] as const);
  return new Map([...others, ['title', { ...named, share: topic.share }] as const, ...described]);
}

const isTopic = (column: Column): boolean =>
  says(column, 'title') && says(column, 'category') && column.coverage < 0.95 && !isListed(column);

const isNameBeside = ({ column, share, features }: Ranked, topic: Column): boolean =>
  share > leastName &&
  // `name: 'Anna Berg', topic: 'Moss'` is a lecture, and who gives it; `name: 'Lecture'` is what it is.
  (features.get('l:person') ?? 0) < 0.5 &&
  !areTitledPeople(column) &&
  !mostAre(column, (text) => isWord(text, 'kind')) &&
  column !== topic &&
  column.coverage > 0.99 &&
  column.distinct * column.cells.length > 1.5 &&
  parentOf(column) === parentOf(topic) &&
  says(column, 'name', 'title') &&
  [...column.key.concepts].every((one) => ofNames.has(one)) &&
  column.cells.every(({ value }) => /\p{L}{3}/u.test(scalarText(value)));
/** A word that comes again looks less like a title than a text does. */
const leastName = 0.02;
const ofNames: ReadonlySet<Concept> = new Set<Concept>(['title', 'name', 'event']);

/** Most have no topic, or fewer topics than names come again: it sorts what is called otherwise. */
const isOfFew = (topic: Column, { distinct, cells }: Column): boolean =>
  topic.coverage < 0.5 || (topic.distinct < 1 && topic.distinct * topic.cells.length < distinct * cells.length);

/** What has an id and the same name in each record, `subject: { id: 7, name: 'English' }`, is what the lesson is of, where it is no person. */
function isNameOfThing({ columns }: Table, named: Column): boolean {
  const names = textsOf(named);
  return columns.some(
    (one) =>
      one.depth === named.depth + 1 &&
      says(one, 'name', 'title') &&
      !isListed(one) &&
      !isUnder(one, 'person', 'performer', 'organizer', 'contact', 'place') &&
      one.cells.length === named.cells.length &&
      one.cells.every(({ record, value }) => names.get(record) === scalarText(value)) &&
      columns.some((other) => says(other, 'id') && parentOf(other) === parentOf(one)),
  );
}

/** Who meets is no guest: `participants: [{ name: 'Committee on Water' }]` are those that the meeting is called by, and that hold it. */
export function withoutBody(chosen: Chosen): Chosen {
  const [title, organizer, performers] = (['title', 'organizer', 'performers'] as const).map((field) =>
    chosen.get(field),
  );
  if (title === undefined || organizer === undefined || performers === undefined) return chosen;
  const [names, hosts] = [textsOf(title.column), textsOf(organizer.column)];
  const isBody = performers.column.cells.every(({ record, value }) => {
    const name = scalarText(value);
    return names.get(record) === name && hosts.get(record) === name;
  });
  return isBody ? new Map([...chosen].filter(([field]) => field !== 'performers')) : chosen;
}
