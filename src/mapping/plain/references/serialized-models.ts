import { isRecord, type JsonObject } from '../../json.ts';

// Django serializes rows of several tables as one list, each with the name of its model and its primary key.

/** `app.model` */
const modelName = /^\w+\.(\w+)$/;
const looked = 20_000;

interface Row {
  readonly model: string;
  readonly row: JsonObject;
}

/**
 * A list of rows of several models as a list for each of them: `[{ model: 'fair.event', pk: 7, fields: { title, venue: 2 } }, { model: 'fair.venue', pk: 2,
 * fields: { name } }]` as `{ event: [{ id: 7, title, venue: 2 }], venue: [{ id: 2, name }] }`. The same object if it is another one. `isKnown`:
 * the portal is known to write so, so that rows of one model are enough.
 */
export function withoutSerializedModels(body: unknown, isKnown = false): unknown {
  if (!Array.isArray(body) || body.length === 0 || body.length > looked) return body;
  const rows: Row[] = [];
  for (const one of body) {
    const row = rowOf(one);
    if (row === null) return body;
    rows.push(row);
  }
  const byModel = Map.groupBy(rows, ({ model }) => model);
  if (byModel.size < 2 && !isKnown) return body;
  return Object.fromEntries([...byModel].map(([model, some]) => [model, some.map(({ row }) => row)]));
}

function rowOf(value: unknown): Row | null {
  if (!isRecord(value) || Object.keys(value).length !== 3) return null;
  const { model, pk, fields } = value;
  const [, name] = typeof model === 'string' ? (modelName.exec(model) ?? []) : [];
  return name === undefined || name === '__proto__' || !isRecord(fields)
    ? null
    : { model: name, row: { id: pk, ...fields } };
}
