import { withoutCellTables } from './cell-tables.ts';
import { withoutReferences } from './object-graph.ts';
import { withoutNumberedAnswers } from './plain/numbered-answers.ts';
import { withoutPropertyStatements } from './plain/property-statements.ts';
import { withoutSubjectGraphs } from './plain/subject-graph.ts';
import { withoutTypeKeys } from './plain/type-keys.ts';
import { withoutTypedAttributes } from './typed-attributes.ts';

const known = new WeakMap<object, unknown>();

/** An answer as anybody would write it, whatever its serializer: detection and mapping see it so. The same object if it is so already. */
export function plainBody(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const before = known.get(body);
  if (before !== undefined) return before;
  const linked = withoutReferences(withoutPropertyStatements(withoutSubjectGraphs(withoutTypeKeys(body))));
  const plain = withoutTypedAttributes(withoutNumberedAnswers(withoutCellTables(linked)));
  known.set(body, plain);
  if (typeof plain === 'object' && plain !== null) known.set(plain, plain);
  return plain;
}
