/**
 * The day that a week begins with in a language: 1 is Monday, 7 Sunday. English alone names no country, and gets the week of
 * ISO 8601. So does whatever does not know: engines have it as a method, as a property, or not at all.
 */
export function firstWeekday(language: string): number {
  if (language === 'en') return 1;
  const known = new Intl.Locale(language) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1;
}
