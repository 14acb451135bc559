import { withoutAlternation } from './plain/alternating-members.ts';
import { withoutCellTables } from './plain/cell-tables.ts';
import { withoutChanges } from './plain/changed-records.ts';
import { withoutDescriptions } from './plain/described-properties.ts';
import { withoutDocumentTables } from './plain/documents/document-tables.ts';
import { withoutElementLists } from './plain/element-lists.ts';
import { withoutMomentPairs } from './plain/lists/moment-pairs.ts';
import { withoutSingleKeys } from './plain/lists/single-keys.ts';
import { withoutNamedMembers } from './plain/named-members.ts';
import { withoutNumberedAnswers } from './plain/numbered-answers.ts';
import { withoutOptions } from './plain/optional-values.ts';
import { withoutPropertyStatements } from './plain/property-statements.ts';
import { withoutMixedKinds } from './plain/references/mixed-kinds.ts';
import { withoutReferences } from './plain/references/object-graph.ts';
import { withoutSubjectGraphs } from './plain/references/subject-graph.ts';
import { withoutValuePools } from './plain/references/value-pool.ts';
import { withoutJoinedTables } from './plain/tables/joined-tables.ts';
import { withoutNamedRows } from './plain/tables/named-rows.ts';
import { withoutTags } from './plain/tagged-values.ts';
import { withoutTypeKeys } from './plain/type-keys.ts';
import { withoutTypedAttributes } from './plain/typed-attributes.ts';
import { withoutTypedMembers } from './plain/typed-members.ts';

/** What each reads may stand in what those before it have read. */
const readers: readonly ((body: unknown) => unknown)[] = [
  withoutValuePools,
  withoutAlternation,
  withoutChanges,
  withoutElementLists,
  withoutNamedRows,
  withoutDocumentTables,
  withoutTags,
  withoutDescriptions,
  withoutTypeKeys,
  withoutOptions,
  withoutSubjectGraphs,
  withoutPropertyStatements,
  withoutReferences,
  withoutMixedKinds,
  withoutTypedMembers,
  (body) => withoutSingleKeys(body),
  (body) => withoutNamedMembers(body),
  (body) => withoutCellTables(body),
  withoutNumberedAnswers,
  withoutTypedAttributes,
  (body) => withoutMomentPairs(body),
  withoutJoinedTables,
];

const known = new WeakMap<object, unknown>();

/** An answer as anybody would write it, whatever its serializer: detection and mapping see it so. The same object if it is so already. */
export function plainBody(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const before = known.get(body);
  if (before !== undefined) return before;
  const plain = readers.reduce((one, read) => read(one), body as unknown);
  known.set(body, plain);
  if (typeof plain === 'object' && plain !== null) known.set(plain, plain);
  return plain;
}

const knownDetails = new WeakMap<object, { readonly listBody: unknown; readonly plain: unknown }>();

/** The details of an event likewise. What columns and names of fields are, only the answer with the list may say. */
export function plainDetails(details: unknown, listBody: unknown): unknown {
  const own = plainBody(details);
  if (typeof own !== 'object' || own === null) return own;
  const before = knownDetails.get(own);
  if (before?.listBody === listBody) return before?.plain;
  const fields = withoutNamedMembers(withoutSingleKeys(own, listBody), listBody);
  const plain = withoutMomentPairs(withoutCellTables(fields, plainBody(listBody)), listBody);
  knownDetails.set(own, { listBody, plain });
  return plain;
}
