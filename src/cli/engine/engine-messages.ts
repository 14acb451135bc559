import type { Calendar } from '../../calendar/calendar.ts';
import type { Problem } from '../../calendar/problem.ts';
import type { Representation } from '../../http/representation/representation.ts';
import type { Log } from '../../publisher/runtime.ts';

/*
 * `kalends serve` has two threads. The front, which is the main thread, answers over HTTP: at once what it remembers, and
 * everything else by asking the engine. The engine is a worker thread with the configuration, the store, the publisher and
 * the application. What they say to each other is here. All of it is plain data, which structured cloning can copy.
 */

/** A request as the server's parser gives it. */
export interface PlainRequest {
  readonly method: string;
  /** As it came over the wire. */
  readonly target: string;
  readonly scheme: 'http' | 'https';
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** An answer of the application. */
export type EngineAnswer =
  | {
      readonly kind: 'representation';
      readonly representation: Representation;
      /** Its headers in one text: equal texts mean equal representations. */
      readonly stamp: string;
      /** As the publisher's was before the application was asked. */
      readonly generation: number;
    }
  /** It is the representation with the stamp that the front holds. */
  | { readonly kind: 'unchanged'; readonly generation: number }
  /** What is made for one request: a problem, a redirect, the status. */
  | {
      readonly kind: 'response';
      readonly status: number;
      readonly headers: readonly (readonly [name: string, value: string])[];
      readonly body: Uint8Array<ArrayBuffer> | null;
    };

/** The application with its publisher, in this thread or another. */
export interface Engine {
  /**
   * Rejects when there will be no answer, because the engine has ended. `known`: the stamp of the representation that
   * the caller holds for this address, if this engine gave it. The signal says that nobody waits for the answer any more.
   */
  ask(request: PlainRequest, known: string | null, signal: AbortSignal): Promise<EngineAnswer>;
  /** While it stays the same, the last representation of an address may be sent again. */
  generation(): number;
}

/** What the engine's thread is started with, as `workerData`. */
export interface EngineSetup {
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly directory: string;
  /** One number in shared memory: the engine writes its generation there. */
  readonly generation: Int32Array<SharedArrayBuffer>;
}

/** What the front needs to know of the configuration. */
export interface EngineSettings {
  readonly host: string | null;
  readonly port: number;
  /** Its address, without a password. */
  readonly store: string;
  /** Whether to serve `/metrics`. */
  readonly metrics: boolean;
  readonly publicUrl: string | null;
  /** Bytes of answers that the front remembers. They are mostly those of the engine's cache. */
  readonly memoryBytes: number;
  /** How many requests may wait for the engine. */
  readonly mostWaiting: number;
  /** The portal's base URL; null: the sample is served. */
  readonly portal: string | null;
  /** The configuration file, as it was named; null: there is none. */
  readonly file: string | null;
  /** The absolute paths of the files that it was read from: the configuration's and the token's. */
  readonly sources: readonly string[];
  readonly busyWords: BusyWords;
}

/** What the front says to a visitor for whom it has no answer. */
export interface BusyWords {
  readonly siteTitle: string;
  /** BCP 47. */
  readonly siteLanguage: string;
  /** By the primary subtag of a visitor's language: English, and the others of the pages. */
  readonly said: { readonly en: BusyText; readonly [language: string]: BusyText };
}

export interface BusyText {
  /** BCP 47: English where there are no others. */
  readonly language: string;
  readonly title: string;
  readonly means: string;
  readonly retry: string;
}

export type ToEngine =
  /** Opens the store and begins to refresh. `origin`: where people reach this server. */
  | { readonly type: 'open'; readonly origin: string }
  | { readonly type: 'ask'; readonly id: number; readonly request: PlainRequest; readonly known: string | null }
  | { readonly type: 'cancel'; readonly id: number }
  /** Stops refreshing and closes the store. The thread then ends. */
  | { readonly type: 'close' };

export type FromEngine =
  | { readonly type: 'configured'; readonly settings: EngineSettings }
  /** The configuration is wrong. */
  | { readonly type: 'refused'; readonly problems: readonly Problem[] }
  | { readonly type: 'opened' }
  /** It can't be opened, for a reason that a person has to remove. */
  | { readonly type: 'unusable'; readonly message: string }
  | { readonly type: 'log'; readonly line: Parameters<Log> }
  /** The portal has not listed its calendars yet. */
  | { readonly type: 'waiting' }
  | { readonly type: 'listed'; readonly calendars: readonly Pick<Calendar, 'slug' | 'title' | 'hidden'>[] }
  /** It has its copies of the calendars, as far as it can get them now. */
  | { readonly type: 'settled' }
  | { readonly type: 'answer'; readonly id: number; readonly answer: EngineAnswer };
