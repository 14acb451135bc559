import type { PublishedChanges } from '../../../workbench-api.ts';
import type { WorkbenchWords } from '../../words/workbench-words.ts';

/** `3 events appear, 12 titles change`, part by part; empty: nothing changes. */
export function publishedParts(published: PublishedChanges, { changes }: WorkbenchWords): readonly string[] {
  return [
    ...(published.appear > 0 ? [changes.appear(published.appear)] : []),
    ...(published.disappear > 0 ? [changes.disappear(published.disappear)] : []),
    ...published.fields.map(({ field, events }) => changes.summary(field, events)),
  ];
}

export function publishedText(published: PublishedChanges, words: WorkbenchWords): string {
  const parts = publishedParts(published, words);
  return parts.length === 0 ? words.changes.none : `${parts.join(', ')}.`;
}
