import type { PublishedChanges } from '../../../workbench-api.ts';
import type { WorkbenchWords } from '../../words/workbench-words.ts';

/** `12 titles change, 3 events appear`, part by part; empty: nothing changes. */
export function publishedParts(published: PublishedChanges, { changes }: WorkbenchWords): readonly string[] {
  return [
    ...published.fields.map(({ field, events }) => changes.summary(field, events)),
    ...(published.appear > 0 ? [changes.appear(published.appear)] : []),
    ...(published.disappear > 0 ? [changes.disappear(published.disappear)] : []),
  ];
}

export function publishedText(published: PublishedChanges, words: WorkbenchWords): string {
  const parts = publishedParts(published, words);
  return parts.length === 0 ? words.changes.none : `${parts.join(', ')}.`;
}
