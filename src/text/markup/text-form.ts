/** How a text is written, where a rule says so. */
export const textForms = ['text', 'html', 'markdown', 'bbcode', 'editorjs', 'blocks'] as const;
export type TextForm = (typeof textForms)[number];
