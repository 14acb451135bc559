/** What is said of a list that was cut because its paging is not understood. */
export const ofPart = (why: string): string => `${why}. Until then, only what came is shown.`;
