import { withoutCellTables } from './cell-tables.ts';
import { withoutReferences } from './object-graph.ts';
import { keysIn } from './plain/keys-in.ts';
import { isQuestionNumber, withoutNumberedAnswers } from './plain/numbered-answers.ts';
import { isStatementKey, withoutPropertyStatements } from './plain/property-statements.ts';
import { withoutSubjectGraphs } from './plain/subject-graph.ts';
import { isTypeKey, withoutTypeKeys } from './plain/type-keys.ts';
import { withoutTypedAttributes } from './typed-attributes.ts';

const known = new WeakMap<object, unknown>();

/** An answer as anybody would write it, whatever its serializer: detection and mapping see it so. The same object if it is so already. */
export function plainBody(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const before = known.get(body);
  if (before !== undefined) return before;
  const plain = withoutTypedAttributes(withoutCellTables(withoutReferences(withoutKeysOfOthers(body))));
  known.set(body, plain);
  if (typeof plain === 'object' && plain !== null) known.set(plain, plain);
  return plain;
}

/** With what stands under types, codes and numbers under the words for it. Nearly all answers have no such keys. */
function withoutKeysOfOthers(body: object): unknown {
  const found = keysIn(body, [isTypeKey, isStatementKey, isQuestionNumber]);
  const typed = found & 1 ? withoutTypeKeys(body) : body;
  const stated = found & 2 ? withoutPropertyStatements(typed) : typed;
  return withoutSubjectGraphs(found & 4 ? withoutNumberedAnswers(stated) : stated);
}
