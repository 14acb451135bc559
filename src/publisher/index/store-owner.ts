import type { PublisherSettings } from '../publisher-settings.ts';

/** The portal that a base URL means: its host and path; whether it is asked by http or https does not count. */
export function sourceName(baseUrl: string): string {
  const { host, pathname } = new URL(baseUrl);
  return `${host}${pathname.replace(/\/+$/, '')}`;
}

/** A store belongs to its source: the identities of its events are another portal's. */
export class ForeignStoreError extends Error {
  override readonly name = 'ForeignStoreError';
}

/** Throws where the store was filled from another portal than the configured one, and the configuration does not say so. */
export function assertOwnStore(stored: string, { source }: PublisherSettings): void {
  const configured = sourceName(source.baseUrl);
  if (stored === configured) return;
  if (source.movedFrom !== null && sourceName(source.movedFrom) === stored) return;
  throw new ForeignStoreError(
    `The store was filled from ${stored}, but source.baseUrl is ${configured}. Expected a store of its own for each ` +
      'portal (KALENDS_STORE), or, when the same portal has moved, its old base URL as source.movedFrom.',
  );
}
