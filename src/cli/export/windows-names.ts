/** https://learn.microsoft.com/windows/win32/fileio/naming-a-file: characters, devices, and what is cut off at the end. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: Windows refuses them.
const refused = /[\u0000-\u001f\\:*?"<>|]|[. ]$|^(?:con|prn|aux|nul|(?:com|lpt)[0-9¹²³])(?:\.|$)/iu;

/** Whether Windows takes each name in a path with slashes, and takes it as one name: `..\x` would lead out of the folder. */
export const fitsWindows = (file: string): boolean => !file.split('/').some((name) => refused.test(name));
