/** What wrangler.toml and the secrets give the Worker. */
export interface Env {
  /** One object for the list of calendars and what all of them share. */
  readonly INDEX: DurableObjectNamespace;
  /** One object for each calendar, named by the portal's id. */
  readonly CALENDARS: DurableObjectNamespace;
  /** `[vars.KALENDS_CONFIG]` of wrangler.toml, or its JSON as a text. */
  readonly KALENDS_CONFIG?: unknown;
  readonly KALENDS_BASE_URL?: string;
  readonly KALENDS_TOKEN?: string;
  readonly KALENDS_TOKEN_FILE?: string;
  readonly KALENDS_TIMEZONE?: string;
  readonly KALENDS_PUBLIC_URL?: string;
  readonly KALENDS_STORE?: string;
  /** Set by `npm run worker`: where the Worker is served, for the sample's images. */
  readonly KALENDS_SAMPLE_ORIGIN?: string;
}
