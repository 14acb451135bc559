/** The name of a category as answers compare it: in lower case, without differences of white space. */
export const categoryKey = (name: string): string => name.replace(/\s+/g, ' ').trim().normalize('NFC').toLowerCase();
