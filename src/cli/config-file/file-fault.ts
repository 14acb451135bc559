import { type Sentences, telling } from '../../calendar/told.ts';

/** What each sentence names that says why a configuration file can't be read, changed or written. */
export interface FileFaults {
  readonly fileNoCode: object;
  readonly fileNoExport: object;
  readonly fileNoLiteral: object;
  readonly fileNoObject: object;
  /** In the words of `parseJson`. */
  readonly fileNoJson: { readonly line: number | null; readonly column: number | null; readonly message: string };
  readonly fileUnsafe: object;
  readonly fileComputes: { readonly place: string };
  /** `why`: in the operating system's words. */
  readonly fileUnreadable: { readonly name: string; readonly why: string };
  readonly fileUnwritable: { readonly name: string; readonly why: string };
  readonly fileChanged: { readonly name: string };
}

const english: Sentences<FileFaults> = {
  fileNoCode: () => 'The file is not valid JavaScript or TypeScript.',
  fileNoExport: () => 'The file has no default export.',
  fileNoLiteral: () => 'The default export is not a plain object literal.',
  fileNoObject: () => 'The file holds no object.',
  fileNoJson: ({ message }) => message,
  fileUnsafe: () => 'The file is written in a way that can’t be changed safely.',
  fileComputes: ({ place }) => `What decides ${place} is not written as plain values.`,
  fileUnreadable: ({ name, why }) => `${name} can't be read: ${why}`,
  fileUnwritable: ({ name, why }) => `${name} can't be written: ${why}`,
  fileChanged: ({ name }) => `${name} has changed since it was read. Nothing was written.`,
};

/** Says in English and as data what is wrong with a configuration file. */
export const fileFault = telling(english);

/** The fault of a text that is no JSON, by the message of `parseJson`. */
export function jsonFault(message: string): ReturnType<typeof fileFault> {
  const [line = null, column = null] = (/line (\d+), column (\d+)/u.exec(message) ?? []).slice(1).map(Number);
  return fileFault('fileNoJson', { line, column, message });
}
