import { byName } from '../../calendar/event-names.ts';
import type { Preview } from '../../calendar/preview.ts';
import type { Document } from '../../store/store.ts';
import type { Collection } from './collection.ts';
import {
  isEvent,
  isFlag,
  isMoment,
  isNumber,
  isText,
  listOf,
  objectOf,
  orNull,
  readJson,
  tupleOf,
} from './stored-json.ts';

/** The document of a calendar's preview. It is made anew where it can't be read. */
export const previewDocument = (preview: Preview): Document => ({
  kind: 'preview',
  key: '',
  text: JSON.stringify(preview),
});

export async function loadPreview(collection: Pick<Collection, 'read'>): Promise<Preview | null> {
  const text = (await collection.read('preview')).get('');
  return text === undefined ? null : (readJson<Preview>(text, isPreview) ?? null);
}

const isDate = objectOf({
  start: isMoment,
  end: orNull(isMoment),
  first: isText,
  last: isText,
  begins: isNumber,
  ends: isNumber,
});
const isChoices = listOf(objectOf({ name: isText, count: isNumber }));
const isPreview = objectOf({
  version: isText,
  lastModified: isMoment,
  madeBy: isText,
  timeZone: isText,
  from: isNumber,
  to: isNumber,
  entries: listOf(objectOf({ event: isEvent, removed: isFlag, movedFrom: orNull(isMoment), times: listOf(isDate) })),
  near: listOf(tupleOf(isText, isNumber, isNumber)),
  days: listOf(tupleOf(isText, isNumber)),
  until: orNull(isText),
  choices: objectOf({
    names: objectOf(byName(() => isChoices)),
    free: isNumber,
    online: isNumber,
    events: isNumber,
  }),
  endings: listOf(
    objectOf({ until: isNumber, names: objectOf(byName(() => listOf(isText))), free: isFlag, online: isFlag }),
  ),
});
