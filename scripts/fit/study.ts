import { type Dated, datesOf } from '../../src/mapping/detection/compose/zone.ts';
import { tablesOf } from '../../src/mapping/detection/detect.ts';
import { type Profile, profileOf } from '../../src/mapping/detection/model/features.ts';
import type { Table } from '../../src/mapping/detection/profile/table.ts';
import type { MappingContext } from '../../src/mapping/mapping-settings.ts';
import { contextOf, type Portal } from '../../test/portals/corpus.ts';
import { type Pairing, pair } from '../../test/portals/labels.ts';
import { readingOf } from './training.ts';

/** What detection sees of a portal before it chooses, and what is true of its records. */
export interface Study {
  readonly portal: Portal;
  readonly context: MappingContext;
  readonly table: Table;
  readonly profile: Profile;
  readonly dated: Dated;
  readonly pairs: readonly Pairing[];
}

const studied = new WeakMap<Portal, Study | null>();

/** null: the portal has no records. Several choices ask for the same one. */
export function study(portal: Portal): Study | null {
  const before = studied.get(portal);
  if (before !== undefined) return before;
  const result = studyAnew(portal);
  studied.set(portal, result);
  return result;
}

function studyAnew(portal: Portal): Study | null {
  const { records, samples } = readingOf(portal);
  if (records.length === 0) return null;
  const context = contextOf(portal);
  const { table } = tablesOf(samples, context.language);
  return {
    portal,
    context,
    table,
    profile: profileOf(table, context),
    dated: datesOf(table, context),
    pairs: pair(portal, records),
  };
}
