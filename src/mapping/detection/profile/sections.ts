import { readKey } from '../../../vocabulary/key-words.ts';
import { type Concept, stampConcepts } from '../../../vocabulary/language-words.ts';
import { everyStep, nameOfStep } from '../../structure/labelled.ts';
import { type Column, isListed, parentOf, pathKey, says, share } from './column.ts';

/**
 * Paths of keys that only put other keys together: an object by the name of `content`, `meta` or `info` that holds several
 * things of different kinds is no description, and no metadata.
 */
export function sectionsOf(paths: readonly (readonly string[])[]): ReadonlySet<string> {
  const children = new Map<string, Set<string>>();
  for (const steps of paths) {
    if (steps.includes(everyStep)) continue;
    const names = steps.map(nameOfStep).filter((name) => name !== '');
    if (names.length === 0) continue;
    const parent = pathKey(names.slice(0, -1));
    children.set(parent, (children.get(parent) ?? new Set()).add(names.at(-1) as string));
  }
  const around = (path: string) => children.get(path.slice(0, Math.max(0, path.lastIndexOf('\u0000')))) ?? [];
  return new Set(
    [...children]
      .filter(([path, keys]) => path !== '' && isSection(path, [...keys], [...around(path)]))
      .map(([path]) => path),
  );
}

function isSection(path: string, keys: readonly string[], around: readonly string[]): boolean {
  const { concepts } = readKey(path.split('\u0000').at(-1) as string);
  // A committee may have begun its work at some time, and a house has hours. What is on says when it begins beside that.
  const isThing =
    ofThings.some((one) => concepts.has(one)) &&
    ((around.some(isStart) && keys.some(isStart)) ||
      (concepts.has('place') && keys.some(isOfHouse) && around.some((key) => isStart(key) || isDate(key))));
  // `contact_name` is the title of nothing.
  const isOwn = (concept: Concept, all: ReadonlySet<Concept>) =>
    things.has(concept) && !(concept === 'title' && all.has('contact'));
  const told = new Set(
    keys.flatMap((key) => {
      const { concepts: all } = readKey(key);
      return [...all].filter((concept) => isOwn(concept, all));
    }),
  );
  // `fieldData`, `date`: what holds the title and more is no date, whatever it is called.
  const says = (...some: readonly Concept[]) => some.some((concept) => told.has(concept));
  const whole =
    !isThing &&
    told.size >= 5 &&
    says('title', 'description') &&
    says('start', 'end', 'sessions') &&
    says('place', 'category', 'organizer', 'status');
  if (!whole && [...concepts].some((concept) => !loose.has(concept))) return false;
  // What search engines are told repeats the title and the text of the event.
  const repeats = (concepts.has('seo') || concepts.has('api')) && told.has('title') && told.has('description');
  return told.size >= 3 && !repeats;
}

const ofThings: readonly Concept[] = ['organizer', 'place', 'person'];
/** What a house has, and no event by itself. */
const isOfHouse = (key: string): boolean =>
  (['address', 'zip', 'latitude', 'phone'] as const).some((one) => readKey(key).concepts.has(one));
/** `registration_start` is no start of the event. */
function isStart(key: string): boolean {
  const { concepts } = readKey(key);
  return concepts.has('start') && !concepts.has('registration') && !concepts.has('deadline');
}

/** `eventDate`, and no day on which something was entered. */
function isDate(key: string): boolean {
  const { concepts } = readKey(key);
  return concepts.has('date') && !stampConcepts.some((one) => concepts.has(one)) && !concepts.has('registration');
}

const loose: ReadonlySet<Concept> = new Set<Concept>([
  'description', 'summary', 'short', 'seo', 'api', 'full', 'raw', 'modifier', 'event', 'original',
]); // biome-ignore format: a list
const things: ReadonlySet<Concept> = new Set<Concept>([
  'title', 'description', 'start', 'end', 'sessions', 'place', 'organizer', 'category', 'tag', 'image', 'url', 'status', 'created', 'updated', 'published', 'price', 'person',
]); // biome-ignore format: a list

/** `links: { room: 'B2:301', course: 'MA-1' }`: where none of them is an address, links are what the record refers to, and their key says no more. */
export function referencesIn(all: readonly Pick<Column, 'steps' | 'cells'>[]): readonly string[] {
  const linked = all.filter(({ steps: [first = '', ...more] }) => more.length > 0 && /^_?links$/i.test(first));
  const isAddress = (value: unknown) =>
    typeof value === 'string' && /:\/\/|^\/|^[\w-]+(?:\.[\w-]+)*\.\p{L}{2,}(?:\/|$)/u.test(value);
  const keys = new Set(linked.map(({ steps }) => steps[0] as string));
  return [...keys].filter((key) => {
    const own = linked.filter(({ steps }) => steps[0] === key);
    const isTold = new Set(own.map(({ steps }) => steps[1])).size > 1;
    return isTold && !own.some(({ cells }) => cells.some(({ value }) => isAddress(value)));
  });
}

/**
 * `sign: { num, url }` beside `detailUrl`: the two keys together say that one signs up there, which neither says alone. The only link of a
 * record is its page, wherever it stands.
 */
export function withLinksToRegister(columns: readonly Column[]): readonly Column[] {
  const links = columns.filter((column) => column.kind === 'scalar' && share(column, 'url', 'path') > 0.5);
  const told = new Map(
    links.flatMap((column) => {
      const concepts = isBare(column) ? conceptsWithParent(column) : null;
      const isBesidePage = concepts !== null && links.some((one) => isPage(one) && parentOf(one) !== parentOf(column));
      return isBesidePage ? [[column, concepts] as const] : [];
    }),
  );
  if (told.size === 0) return columns;
  return columns.map((column) => {
    const concepts = told.get(column);
    return concepts === undefined ? column : { ...column, key: { ...column.key, concepts } };
  });
}

const isBare = (column: Column): boolean =>
  column.steps.length > 1 && !isListed(column) && column.key.concepts.size === 1 && says(column, 'url');

/** It is of the record itself and of nothing in it, such as its place. */
const isPage = (column: Column): boolean =>
  column.depth === 0 && says(column, 'url') && !says(column, 'image', 'attachment', 'api', 'social', ...ofRegistration);

/** What the key says as one with that of its object, if it is where one registers. */
function conceptsWithParent({ steps }: Column): ReadonlySet<Concept> | null {
  const { concepts } = readKey(steps.slice(-2).map(nameOfStep).join('_'));
  return ofRegistration.some((one) => concepts.has(one)) ? concepts : null;
}

const ofRegistration: readonly Concept[] = ['registration', 'registrationUrl'];
