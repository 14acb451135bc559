export interface RefreshSettings {
  readonly everySeconds: number;
  readonly detailsMaxAgeHours: number;
  /** A list that lost more than `share` of its coming events is held back until `times` refreshes over `minutes` agree. */
  readonly guard: { readonly share: number; readonly times: number; readonly minutes: number };
}
