/** One thing that was looked at, and what was found. */
export interface Finding {
  readonly area: Area;
  /** `error`: something does not work. `warning`: it works and needs a look. */
  readonly level: 'ok' | 'warning' | 'error';
  /** A sentence without its full stop, or a few words. */
  readonly message: string;
  /** What to do about it, in sentences. */
  readonly advice?: string;
}

export const areas = ['store', 'configuration', 'portal'] as const;
type Area = (typeof areas)[number];

/** Findings of one area. */
export function findingsOf(area: Area) {
  return {
    ok: (message: string): Finding => ({ area, level: 'ok', message }),
    warning: (message: string, advice: string): Finding => ({ area, level: 'warning', message, advice }),
    error: (message: string, advice?: string): Finding => ({
      area,
      level: 'error',
      message,
      ...(advice !== undefined && { advice }),
    }),
  };
}
