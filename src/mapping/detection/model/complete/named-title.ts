import type { Concept } from '../../../../vocabulary/language-words.ts';
import { scalarText } from '../../../json.ts';
import { type Column, isListed, parentOf, says, textsOf } from '../../profile/column.ts';
import type { ColumnField } from '../candidates.ts';
import { type Chosen, type Ranked, type Ranking, sureOfForm } from '../ranked.ts';

/**
 * What some records are about, `topic: 'Essay writing'`, tells more of what all are called beside it, `name: 'English'`: the name is the
 * title, and the topic describes it where nothing else does. Alone, or in every record, the topic is the title.
 */
export function withNameOverTopic(chosen: Chosen, rankings: ReadonlyMap<ColumnField, Ranking>): Chosen {
  const topic = chosen.get('title');
  if (topic === undefined || !isTopic(topic.column)) return chosen;
  const named = rankings.get('title')?.candidates.find((one) => isNameBeside(one, topic.column));
  if (named === undefined) return chosen;
  const others = [...chosen].filter(([, { column }]) => column !== named.column);
  const described = chosen.has('description') ? [] : ([['description', { ...topic, share: sureOfForm }]] as const);
  return new Map([...others, ['title', { ...named, share: topic.share }] as const, ...described]);
}

const isTopic = (column: Column): boolean =>
  says(column, 'title') && says(column, 'category') && column.coverage < 0.95 && !isListed(column);

const isNameBeside = ({ column, share, features }: Ranked, topic: Column): boolean =>
  share > leastName &&
  // `name: 'Anna Berg', topic: 'Moss'` is a lecture, and who gives it.
  (features.get('l:person') ?? 0) < 0.5 &&
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
