/** Which calendars' events lie open in memory: those that were used last, so many events at the most. */
export interface OpenEvents {
  /** Marks a calendar's events as used; what was not used for longest is put away. */
  used(calendar: OpenCalendar): void;
}

export interface OpenCalendar {
  count(): number;
  putAway(): void;
}

export function createOpenEvents(most: number): OpenEvents {
  // Oldest use first.
  const open = new Set<OpenCalendar>();
  return {
    used(calendar) {
      open.delete(calendar);
      open.add(calendar);
      let count = [...open].reduce((sum, one) => sum + one.count(), 0);
      for (const oldest of open) {
        if (count <= most || oldest === calendar) break;
        count -= oldest.count();
        open.delete(oldest);
        oldest.putAway();
      }
    },
  };
}
