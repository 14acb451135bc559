import type { WorkbenchChange } from '../../../workbench-api.ts';

/** The settings of `source` that the form shows; an empty text is none. */
export interface PortalDraft {
  readonly authIn: 'header' | 'query' | 'basic' | 'none';
  readonly authName: string;
  readonly authScheme: string;
  /** The token stands alone, where else a word would come before it. */
  readonly authBare: boolean;
  readonly authUser: string;
  readonly pagingStyle: 'auto' | 'page' | 'offset' | 'cursor' | 'link' | 'none';
  readonly param: string;
  readonly base: string;
  readonly sizeParam: string;
  readonly size: string;
  readonly next: string;
  readonly total: string;
  readonly calendars: string;
  readonly events: string;
  readonly details: string;
  readonly readsDetails: boolean;
}

type Settings = Readonly<Record<string, unknown>>;

const objectAt = (settings: Settings, key: string): Settings => {
  const value = settings[key];
  return typeof value === 'object' && value !== null ? (value as Settings) : {};
};
const textAt = (settings: Settings, key: string): string => {
  const value = settings[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** The part of the form that says how the token is sent. `auth`: as in the configuration. */
export function authDraftOf(auth: unknown) {
  const settings = objectAt({ auth }, 'auth');
  return {
    authIn: (textAt(settings, 'in') || 'header') as PortalDraft['authIn'],
    authName: textAt(settings, 'name'),
    authScheme: textAt(settings, 'scheme'),
    authBare: settings.scheme === '',
    authUser: textAt(settings, 'user'),
  };
}

/** The form of the settings in force. */
export function portalDraftOf(source: Settings): PortalDraft {
  const auth = objectAt(source, 'auth');
  const paging = objectAt(source, 'paging');
  const endpoints = objectAt(source, 'endpoints');
  return {
    ...authDraftOf(auth),
    pagingStyle: (textAt(paging, 'style') || 'auto') as PortalDraft['pagingStyle'],
    param: textAt(paging, 'param'),
    base: textAt(paging, 'base'),
    sizeParam: textAt(paging, 'sizeParam'),
    size: textAt(paging, 'size'),
    next: textAt(paging, 'next'),
    total: textAt(paging, 'total'),
    calendars: textAt(endpoints, 'calendars'),
    events: textAt(endpoints, 'events'),
    details: textAt(endpoints, 'details'),
    readsDetails: endpoints.details !== false,
  };
}

/** What differs from the settings in force, each key as a whole. */
export function changesOf(draft: PortalDraft, source: Settings): readonly WorkbenchChange[] {
  const before = portalDraftOf(source);
  const differs = (...names: readonly (keyof PortalDraft)[]) => names.some((name) => draft[name] !== before[name]);
  return [
    ...(differs('authIn', 'authName', 'authScheme', 'authBare', 'authUser')
      ? [{ path: ['source', 'auth'], value: authOf(draft) }]
      : []),
    ...(differs('pagingStyle', 'param', 'base', 'sizeParam', 'size', 'next', 'total')
      ? [{ path: ['source', 'paging'], value: pagingOf(draft) }]
      : []),
    ...endpointChange(draft, before, 'calendars'),
    ...endpointChange(draft, before, 'events'),
    ...detailsChange(draft, before),
  ];
}

function detailsChange(draft: PortalDraft, before: PortalDraft): readonly WorkbenchChange[] {
  const path = ['source', 'endpoints', 'details'];
  if (!draft.readsDetails) return before.readsDetails ? [{ path, value: false }] : [];
  // `false` is taken out, even where no address takes its place.
  if (!before.readsDetails && draft.details.trim() === '') return [{ path }];
  return endpointChange(draft, before, 'details');
}

function endpointChange(
  draft: PortalDraft,
  before: PortalDraft,
  name: 'calendars' | 'events' | 'details',
): readonly WorkbenchChange[] {
  const path = ['source', 'endpoints', name];
  const value = draft[name].trim();
  if (value === before[name]) return [];
  return [value === '' ? { path } : { path, value }];
}

function authOf({ authIn, authName, authScheme, authBare, authUser }: PortalDraft): Settings {
  if (authIn === 'none') return { in: 'none' };
  if (authIn === 'basic') return { in: 'basic', user: authUser };
  const name = authName.trim();
  if (authIn === 'query') return { in: 'query', ...(name !== '' && { name }) };
  const scheme = authBare ? '' : authScheme.trim();
  return { in: 'header', ...(name !== '' && { name }), ...((scheme !== '' || authBare) && { scheme }) };
}

function pagingOf(draft: PortalDraft): unknown {
  const { pagingStyle: style } = draft;
  if (style === 'auto') return 'auto';
  const texts = (['param', 'sizeParam', 'next', 'total'] as const).flatMap((name) =>
    draft[name].trim() === '' ? [] : [[name, draft[name].trim()] as const],
  );
  const numbers = (['base', 'size'] as const).flatMap((name) =>
    /^\d+$/u.test(draft[name].trim()) ? [[name, Number(draft[name])] as const] : [],
  );
  return { style, ...Object.fromEntries([...texts, ...numbers]) };
}
