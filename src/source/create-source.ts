import { changedTold, toldOf } from '../calendar/told.ts';
import { errorInBody } from './http/body-errors.ts';
import { createClient } from './http/client.ts';
import { createCredentials, redactToken } from './http/credentials.ts';
import { createDeadline } from './http/deadline.ts';
import { Failure } from './http/failures.ts';
import type { SourceDeps } from './http/fetch.ts';
import { firstPageUrl } from './paging/configured-paging.ts';
import { withPageMemory } from './paging/page-memory.ts';
import { createPageReader } from './paging/page-reader.ts';
import { createPagingMemories } from './paging/paging-memory.ts';
import { readListing } from './paging/read-listing.ts';
import { fillPath, type PathValues, requestUrl } from './request-url.ts';
import type { Listing, ReadItems, ReadOptions, Source } from './source.ts';
import { sourceFault } from './source-fault.ts';
import type { Operation, SourceSettings } from './source-settings.ts';

/** Creates a Source that reads the portal over HTTP, on any runtime. All its operations share one limit of concurrency. */
export function createSource({
  settings,
  token,
  ...deps
}: SourceDeps & { readonly settings: SourceSettings; readonly token: string | null }): Source {
  const credentials = createCredentials(settings.auth, token);
  const client = createClient(settings, credentials, deps);
  const { scrub } = credentials;
  const memories = createPagingMemories();

  function prepare(operation: Operation, template: string, values: PathValues): { url: URL; name: string } {
    try {
      const path = fillPath(template, values);
      return {
        url: requestUrl(settings, operation, path, deps.now()),
        name: `GET ${path.startsWith('/') ? path : `/${path}`}`,
      };
    } catch (error) {
      const failure =
        error instanceof Failure
          ? error
          : new Failure('status', sourceFault('notRequestable', { why: (error as Error).message }));
      throw failure.toSourceError(`GET ${template}`, null, scrub);
    }
  }

  async function list(
    operation: 'calendars' | 'events',
    values: PathValues,
    readItems: ReadItems,
    options: ReadOptions,
  ): Promise<Listing> {
    const { url, name } = prepare(operation, settings.endpoints[operation], values);
    const deadline = createDeadline(settings.timeoutMs * 10);
    const configured = settings.paging === 'auto' ? null : settings.paging;
    const reader = createPageReader({
      operation: name,
      ask: (at, where, once) =>
        withPageMemory(options.pages, at, credentials, () =>
          client.get({ operation: where, owner: values.ids.eventCalendarId ?? '', url: at, options, deadline, once }),
        ),
      readItems,
      plain: deps.plain ?? ((body) => body),
      scrub,
      configured,
      maxBytes: settings.maxBytes * 10,
    });
    const first = configured === null ? url : firstPageUrl(url, configured);
    const base = new URL(settings.baseUrl);
    const memory = memories.of(operation, JSON.stringify(values.ids));
    const listing = await readListing(reader, first, base, configured, memory);
    if (listing.partial !== null && listing.doubt === undefined && options.acceptsPartial !== true)
      throw listing.partial;
    const partial = listing.partial === null ? null : toldOf(listing.partial);
    const notes = listing.notes.map((what) => changedTold(sourceFault('listNote', { request: name, what }), scrub));
    return { ...listing, partial, notes };
  }

  return {
    calendars: (readItems, options = {}) => list('calendars', { ids: {} }, readItems, options),
    events: (eventCalendarId, readItems, options = {}) =>
      list('events', { ids: { eventCalendarId } }, readItems, options),
    async details(eventCalendarId, eventId, record, options = {}) {
      const template = settings.endpoints.details;
      if (template === false)
        throw new Failure('status', sourceFault('detailsOff', {})).toSourceError('Details', null, scrub);
      const { url, name } = prepare('details', template, { ids: { eventCalendarId, eventId }, record });
      const reply = await client.get({ operation: name, owner: eventCalendarId, url, options });
      const bodyError = errorInBody(reply.body);
      if (bodyError !== null) {
        const what = sourceFault('errorInBody', { shown: bodyError, expected: 'event' });
        throw new Failure('shape', what).toSourceError(name, null, scrub);
      }
      return { body: redactToken(reply, scrub), operation: scrub(name) };
    },
  };
}
