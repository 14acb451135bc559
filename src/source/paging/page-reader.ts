import { changedTold, type Told, toldOf } from '../../calendar/told.ts';
import { errorInBody } from '../http/body-errors.ts';
import { redactToken } from '../http/credentials.ts';
import type { Reply } from '../http/reply.ts';
import { type Page, type ReadItems, SourceError } from '../source.ts';
import { sourceFault } from '../source-fault.ts';
import { type ConfiguredPaging, withConfiguredHints } from './configured-paging.ts';
import { envelopeValues } from './envelope-values.ts';
import { identifyPage, type PageIdentity } from './page-identity.ts';
import { findPagingHints, type PagingHints } from './paging-hints.ts';

/** A page, and what paging needs to know about it. */
export interface FetchedPage {
  readonly page: Page;
  readonly url: URL;
  readonly hints: PagingHints;
  readonly identity: PageIdentity;
}

export interface PageReader {
  /** `number` counts from 1 and appears in messages. `once`: don't retry, since the URL is a guess. */
  read(url: URL, number: number, once?: boolean): Promise<FetchedPage>;
  /** Creates an error whose message begins with the name of this list's request. */
  error(kind: 'paging' | 'shape' | 'too-large', what: Told): SourceError;
}

interface PageReaderDeps {
  readonly operation: string;
  readonly ask: (url: URL, operation: string, once: boolean) => Promise<Reply>;
  readonly readItems: ReadItems;
  /** An answer without its serializer's ways. */
  readonly plain: (body: unknown) => unknown;
  readonly scrub: (text: string) => string;
  readonly configured: ConfiguredPaging | null;
  /** The greatest decoded size of all pages together, in bytes. */
  readonly maxBytes: number;
}

/** Reads responses as pages, and limits their total size. */
export function createPageReader({
  operation,
  ask,
  readItems,
  plain,
  scrub,
  configured,
  maxBytes,
}: PageReaderDeps): PageReader {
  let bytes = 0;
  const error = (kind: 'paging' | 'shape' | 'too-large', what: Told, request = operation) =>
    new SourceError(kind, changedTold(sourceFault('request', { request, what, attempt: 0, attempts: 0 }), scrub));
  return {
    error,
    async read(url, number, once = false) {
      const where = number === 1 ? operation : `${operation} (page ${number})`;
      const reply = await ask(url, where, once);
      bytes += reply.bytes;
      try {
        const page = toPage(reply, url, where);
        // An empty page may be a mistake, and costs little to request again.
        if (page.page.items.length === 0) reply.forget?.();
        return page;
      } catch (cause) {
        reply.forget?.();
        throw cause;
      }
    },
  };

  function toPage(reply: Reply, url: URL, where: string): FetchedPage {
    if (bytes > maxBytes) throw error('too-large', sourceFault('allTooLarge', { most: maxBytes }));
    const bodyError = errorInBody(reply.body);
    if (bodyError !== null) {
      throw error('shape', sourceFault('errorInBody', { shown: bodyError, expected: 'list' }), where);
    }
    const noList = (why: Told) => error('shape', sourceFault('noList', { why }), where);
    const body = redactToken(reply, scrub);
    const items = itemsOf(body, noList);
    // Paging needs the original body: the link to the next page may contain the token.
    const listed = body === reply.body ? items : itemsOf(reply.body, noList);
    const leaves = envelopeValues(plain(reply.body), listed, reply.headers);
    const hints = findPagingHints(leaves, url, items.length, reply.headers.get('link'));
    return {
      page: { body, operation: scrub(where), items },
      url,
      hints: configured === null ? hints : withConfiguredHints(hints, configured, reply.body),
      identity: identifyPage(items),
    };
  }

  function itemsOf(body: unknown, shapeError: (why: Told) => SourceError): readonly unknown[] {
    try {
      return readItems(body);
    } catch (cause) {
      throw shapeError(toldOf(cause));
    }
  }
}
