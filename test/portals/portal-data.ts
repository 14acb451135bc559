import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A portal as files: its answers, and the truth about their content. */
export interface PortalData {
  readonly name: string;
  readonly calendars: unknown;
  /** Bodies of the list of events, page by page. */
  readonly pages: readonly unknown[];
  /** Bodies of the details by the event's id; absent: the portal has none. */
  readonly details: ReadonlyMap<string, unknown>;
  readonly truth: Truth;
}

export interface Truth {
  readonly hints: Readonly<Record<string, unknown>>;
  readonly calendars: readonly { readonly id: string; readonly name?: string | null }[];
  readonly events: readonly TrueEvent[];
}

export interface TrueEvent {
  readonly id: string;
  /** What else the records have that tells this event from all others and lasts: any of them is right. */
  readonly otherIds?: readonly string[];
  readonly title: string | null;
  readonly start: string | null;
  readonly end: string | null;
  readonly allDay: boolean;
  readonly timeZone: string | null;
  readonly location: string | null;
  readonly locationParts?: readonly string[];
  readonly geo?: { readonly lat: number; readonly lon: number } | null;
  readonly url: string | null;
  readonly organizer: string | null;
  readonly categories: readonly string[];
  readonly image: string | null;
  readonly status: string;
  readonly updated: string | null;
  readonly descriptionText: string | null;
  // What follows is asked only where it is given.
  readonly onlineUrl?: string | null;
  readonly visibility?: string;
  readonly price?: {
    readonly free?: boolean;
    readonly from?: number | null;
    readonly to?: number | null;
    readonly currency?: string | null;
  } | null;
  readonly registrationUrl?: string | null;
  readonly soldOut?: boolean | null;
  readonly performers?: readonly string[] | null;
  /** The title, or else the id. */
  readonly series?: string | { readonly id?: string | number | null; readonly title?: string | null } | null;
  readonly occurrences?: readonly { readonly start: string; readonly end: string | null }[];
  readonly undecidable?: readonly string[];
  readonly detailsFile?: string | null;
  readonly recurrence?: unknown;
}

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The portals of a folder, by name. */
export const portalNames = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'expected.json')))
    .map((entry) => entry.name)
    .sort();

export function readPortal(folder: string, name: string): PortalData {
  const at = (file: string) => join(folder, name, file);
  const pages = ['events.json', 'events.page2.json', 'events.page3.json'].filter((file) => existsSync(at(file))).map((file) => json(at(file)));
  const details = new Map(
    readdirSync(join(folder, name)).flatMap((file) => {
      const match = /^details-(.+)\.json$/.exec(file);
      return match?.[1] === undefined || match[1] === 'error' ? [] : [[decodeURIComponent(match[1]), json(at(file))] as const];
    }),
  );
  return { name, calendars: json(at('calendars.json')), pages, details, truth: json(at('expected.json')) as Truth };
}
