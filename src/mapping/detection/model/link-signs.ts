import { scalarText } from '../../json.ts';
import { readFlag } from '../../values/flag.ts';
import { conceptsOfLink } from '../../values/link.ts';
import { type Column, says, share } from '../profile/column.ts';
import type { Table } from '../profile/table.ts';
import type { Features } from './features.ts';

const maxLooked = 40;

/**
 * What tells a link to book or to join from that of the event's page: words in the address in any language, one host for all that is
 * not the site's, and which records have it: those that cost something, those that take place nowhere.
 */
export function linkSigns({ columns, records }: Table, column: Column): Features {
  const features: Features = new Map();
  const set = (name: string, value: number) => {
    if (value !== 0 && Number.isFinite(value)) features.set(`link:${name}`, value);
  };
  const links = column.cells.slice(0, maxLooked).map(({ value }) => scalarText(value));
  const words = links.map(conceptsOfLink);
  for (const concept of ['registration', 'price', 'online', 'event', 'calendar', 'attachment'] as const)
    set(concept, words.filter((all) => all.has(concept)).length / Math.max(1, links.length));
  const hosts = new Set(links.map((link) => /^(?:https?:)?\/\/([^/?#]+)/i.exec(link)?.[1]?.toLowerCase() ?? ''));
  set('oneHost', hosts.size === 1 && links.length > 1 && !hosts.has('') ? 1 : 0);
  set('manyHosts', links.length > 2 ? hosts.size / links.length : 0);
  const others = columns.filter(
    (one) => one !== column && one.kind === 'scalar' && share(one, 'url', 'path') > 0.5 && share(one, 'imageUrl') < 0.5,
  );
  set('alone', others.length === 0 ? 1 : 0);
  set('besideFull', others.some(({ coverage }) => coverage > 0.99 && column.coverage < 0.99) ? 1 : 0);
  const having = new Set(column.cells.map(({ record }) => record));
  if (having.size === records.length) return features;
  const tied = (name: string, of: readonly Column[], test: (value: unknown) => boolean = () => true) => {
    const told = new Set(
      of.flatMap(({ cells }) => cells.filter(({ value }) => test(value)).map(({ record }) => record)),
    );
    if (told.size === 0 || told.size === records.length) return;
    const inside = [...having].filter((record) => told.has(record)).length / having.size;
    const outside = (told.size - inside * having.size) / Math.max(1, records.length - having.size);
    set(name, inside - outside);
  };
  const scalars = columns.filter((one) => one.kind === 'scalar' && one !== column);
  tied(
    'priced',
    scalars.filter((one) => says(one, 'price') && !says(one, 'free')),
    (value) => value !== 0 && value !== '0' && value !== false,
  );
  tied(
    'placed',
    scalars.filter((one) => says(one, 'place', 'room', 'address') && one.coverage < 1),
  );
  tied(
    'flagged',
    scalars.filter((one) => says(one, 'online')),
    (value) => readFlag(value) === true,
  );
  return features;
}
