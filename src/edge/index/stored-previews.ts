import type { Preview, PreviewHead } from '../../calendar/preview.ts';

/** The preview of each calendar, in the index's object. */
export interface StoredPreviews {
  find(calendarId: string): Preview | undefined;
  put(calendarId: string, preview: Preview): void;
  drop(calendarId: string): void;
}

/** Names a preview, so that nobody is sent what it has. */
export const previewName = ({ version, madeBy, to }: PreviewHead): string => `${version} ${madeBy} ${to}`;

const prefix = 'preview ';

/** Each is a row, read once and then kept in memory: all of them together are bounded (`previewOf`). */
export function openStoredPreviews(kv: DurableObjectStorage['kv']): StoredPreviews {
  let known: Map<string, Preview> | null = null;
  const load = (): Map<string, Preview> => {
    known ??= new Map([...kv.list<Preview>({ prefix })].map(([key, preview]) => [key.slice(prefix.length), preview]));
    return known;
  };
  return {
    find: (calendarId) => load().get(calendarId),
    put(calendarId, preview) {
      load().set(calendarId, preview);
      kv.put(prefix + calendarId, preview);
    },
    drop(calendarId) {
      if (load().delete(calendarId)) kv.delete(prefix + calendarId);
    },
  };
}
