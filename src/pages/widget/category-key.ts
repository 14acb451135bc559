/** As many characters as a request may name. */
const longest = 200;

/** The name of a category as answers compare it: in lower case, without differences of white space. */
export const categoryKey = (name: string): string =>
  name.slice(0, longest).replace(/\s+/g, ' ').trim().normalize('NFC').toLowerCase();
