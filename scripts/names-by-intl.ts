/** What this runtime's `Intl` calls months and weekdays, in the form of `src/vocabulary/date-names.ts`. */
export function namesByIntl(language: string): { readonly months: string; readonly weekdays: string } {
  const months = (['long', 'short'] as const).flatMap((month) =>
    [{ month, day: 'numeric' } as const, { month } as const].map((options) => {
      const written = { ...options, timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' };
      const format = new Intl.DateTimeFormat(language, written);
      return Array.from({ length: 12 }, (_, n) => {
        const parts = format.formatToParts(Date.UTC(2026, n, 15));
        return parts.find(({ type }) => type === 'month')?.value ?? '';
      }).join();
    }),
  );
  const weekdays = (['long', 'short'] as const).map((weekday) => {
    const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
    // 1 November 2026 is a Sunday.
    return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2026, 10, 1 + day))).join();
  });
  return { months: [...new Set(months)].join('|'), weekdays: weekdays.join('|') };
}
