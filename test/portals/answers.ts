import type { PortalData } from './portal-data.ts';

export type Json = Readonly<Record<string, unknown>>;
export const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

export function mapValues(value: unknown, change: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => mapValues(one, change));
  if (isJson(value)) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapValues(one, change)]));
  return change(value);
}

/** Applies one change to every answer of events and details. */
export const answers = (portal: PortalData, change: (body: unknown) => unknown): PortalData => ({
  ...portal,
  pages: portal.pages.map(change),
  details: new Map([...portal.details].map(([id, body]) => [id, change(body)])),
});

export const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;
export const colon = (text: string) => text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2');
