/** The forms of a counted noun, by the plural category of the number (CLDR, `Intl.PluralRules`). */
export type PluralForms = { readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** Says how many there are of something in one language: `1 event`, `5 events`. A form that is not given is `other`. */
export function counter(language: string): (count: number, forms: PluralForms) => string {
  // Made on first use: a bundle can then leave out a language file's counter together with the words that call it.
  let rules: Intl.PluralRules | null = null;
  return (count, forms) => {
    rules ??= new Intl.PluralRules(language);
    return `${count} ${forms[rules.select(count)] ?? forms.other}`;
  };
}
