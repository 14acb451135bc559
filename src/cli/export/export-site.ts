import type { Publisher } from '../../publisher/publisher.ts';
import type { AskApplication, Page } from './ask-application.ts';
import type { ExportFolder, Written } from './export-folder.ts';
import { fileScript, fileScriptAddress } from './file-script.ts';
import { createHostHeaders, type HostHeaders } from './host-headers.ts';
import { feedLinks } from './links/feed-links.ts';
import { rewritePage } from './links/rewrite-page.ts';
import { type SavedFeeds, siteAddresses } from './site-addresses.ts';
import { type Exported, exportedFor, limitIn, type MonthRange, plain } from './static-address.ts';

/** What one run over the whole site did. */
export interface ExportResult {
  readonly files: Readonly<Record<Written | 'removed', number>>;
  /** Addresses that could not be rendered, below the root. Their files stay as they are. */
  readonly failed: readonly string[];
  /** Addresses that can't be files, because of characters or lengths that file systems do not take. */
  readonly impossible: readonly string[];
  /** Files of somebody else that are in the place of exported ones. */
  readonly foreign: readonly string[];
  /** The signal came before the end. Nothing was removed. */
  readonly isInterrupted: boolean;
}

/** By address: what its file was written from, and what its page links to. */
export type ExportMemory = Map<string, { readonly stamp: string; readonly links: readonly Exported[] }>;

interface SiteDeps {
  readonly publisher: Publisher;
  readonly savedFeeds: SavedFeeds;
  readonly ask: AskApplication;
  readonly folder: ExportFolder;
  /** What earlier runs of this process know. */
  readonly memory: ExportMemory;
  /** The public URL, without a final slash. */
  readonly origin: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly signal: AbortSignal;
  /** Called after each file. `known`: how many there are, as far as is known. */
  readonly progress: (done: number, known: number) => void;
}

/** How many addresses are worked on at the same time: while one is rendered, another is written. */
const workers = 2;

/**
 * Writes every address of the site into the folder, and removes what is no longer there. Null: there is no list of
 * calendars yet, and nothing was touched.
 */
export async function exportSite(deps: SiteDeps): Promise<ExportResult | null> {
  const index = await deps.publisher.index();
  if (index.kind === 'pending') return null;
  const { addresses, months } = await siteAddresses(deps.publisher, index, deps.savedFeeds, deps.now());
  const run = createRun(deps, months);
  for (const address of addresses) run.enqueue(address);
  await run.work();
  const isInterrupted = deps.signal.aborted;
  if (!isInterrupted) await run.finish();
  return { ...run.result, isInterrupted };
}

interface Run {
  readonly result: Omit<ExportResult, 'isInterrupted'>;
  enqueue(one: Exported): void;
  /** Exports what is enqueued, and what its pages link to. */
  work(): Promise<void>;
  /** Writes what belongs to no address, and removes what is left over. */
  finish(): Promise<void>;
}

function createRun(deps: SiteDeps, months: ReadonlyMap<string, MonthRange>): Run {
  const { folder, signal } = deps;
  const root = new URL(deps.origin).pathname.replace(/\/$/, '');
  const hosting = createHostHeaders(root);
  const result = {
    files: { new: 0, changed: 0, unchanged: 0, foreign: 0, removed: 0 },
    failed: [] as string[],
    impossible: [] as string[],
    foreign: [] as string[],
  };
  const found = new Set<string>();
  const waiting: Exported[] = [];
  const kept = new Set<string>();
  let done = 0;

  const enqueue = (one: Exported): void => {
    if (found.has(one.address)) return;
    found.add(one.address);
    // What a calendar says of its own address has no title.
    const untitled = one.address.replace(/\/name\/[^/]+(?=\.ics$)/, '');
    if (untitled !== one.address) enqueue(plain(untitled));
    if (one.file === null || !folder.canName(one.file)) result.impossible.push(one.address);
    else waiting.push(one);
  };

  /** Leads a page's links to files, which are then exported as well. */
  const linkOn = (target: string, links: Exported[]) => {
    const context = { monthsOf: (name: string) => months.get(name) ?? null, limit: limitIn(target) };
    return (link: string): string | null => {
      if (!isExported(link)) return link;
      const leads = exportedFor(link, context);
      if (leads?.file == null) return null;
      links.push(leads);
      return leads.address;
    };
  };

  /** The bytes of the file, and what it links to. */
  const asFile = (target: string, { bytes, headers }: Page & { kind: 'page' }) => {
    const links: Exported[] = [];
    const mediaType = headers['Content-Type'] ?? '';
    if (/^application\/(?:rss\+xml|atom\+xml|feed\+json)/.test(mediaType)) {
      for (const link of feedLinks(new TextDecoder().decode(bytes), mediaType))
        if (link.startsWith(`${deps.origin}/`)) linkOn(target, links)(link.slice(deps.origin.length));
      return { bytes, links };
    }
    if (!mediaType.startsWith('text/html')) return { bytes, links };
    const append = scriptsOf(target)
      .map((path) => `<script src="${root}${path}"></script>`)
      .join('');
    const page = rewritePage(new TextDecoder().decode(bytes), {
      origin: deps.origin,
      root,
      addressOf: linkOn(target, links),
      append,
    });
    return { bytes: new TextEncoder().encode(page), links };
  };

  const write = async (file: string, bytes: Uint8Array, modified: number | null): Promise<void> => {
    const written = await folder.write(file, bytes, modified);
    kept.add(file);
    result.files[written] += 1;
    if (written === 'foreign') result.foreign.push(file);
  };

  /** Whether the file is what it would be, as an earlier run of this process knows. */
  const isCurrent = async ({ address, file, stamp }: Exported & { file: string }): Promise<boolean> => {
    const known = deps.memory.get(address);
    if (stamp === undefined || known?.stamp !== stamp || !(await folder.has(file))) return false;
    for (const link of known.links) enqueue(link);
    kept.add(file);
    result.files.unchanged += 1;
    return true;
  };

  const exportOne = async ({ target, address, file, stamp }: Exported): Promise<void> => {
    if (file === null || (await isCurrent({ target, address, file, ...(stamp && { stamp }) }))) return;
    const page = await deps.ask(target);
    if (page.kind === 'absent') return;
    if (page.kind === 'failed') {
      kept.add(file);
      result.failed.push(address);
      return;
    }
    hosting.note(address, page.headers);
    const { bytes, links } = asFile(target, page);
    for (const link of links) enqueue(link);
    await write(file, bytes, page.modified).catch((error: NodeJS.ErrnoException) => {
      if (!isInTheWay(error)) throw error;
      result.impossible.push(address);
    });
    if (stamp !== undefined) deps.memory.set(address, { stamp, links });
  };

  const worker = async (): Promise<void> => {
    for (let one = waiting.shift(); one !== undefined && !signal.aborted; one = waiting.shift()) {
      await exportOne(one);
      done += 1;
      deps.progress(done, found.size);
    }
  };

  return {
    result,
    enqueue,
    async work() {
      // A worker that finds nothing to do has ended, when another one's page links to more.
      while (waiting.length > 0 && !signal.aborted) await Promise.all(Array.from({ length: workers }, worker));
    },
    async finish() {
      await write('assets/files.js', new TextEncoder().encode(fileScript), null);
      // Hosts show it where there is no file. Without it, some show the home page instead.
      const missing = await deps.ask('/404.html', { status: 404 });
      if (missing.kind === 'page') await write('404.html', asFile('/404.html', missing).bytes, null);
      await writeHeaders(folder, write, hosting);
      const names = new Set(result.failed.flatMap((target) => feedNameOf(plain(target).file) ?? []));
      const stays = (file: string) => names.has(feedNameOf(file) ?? '');
      result.files.removed = await folder.removeOthers((file) => kept.has(file) || stays(file));
    },
  };
}

async function writeHeaders(
  folder: ExportFolder,
  write: (file: string, bytes: Uint8Array, modified: null) => Promise<void>,
  hosting: HostHeaders,
): Promise<void> {
  const encoder = new TextEncoder();
  await write('_headers', encoder.encode(hosting.headersFile()), null);
  await folder.writeOwn('nginx.conf', encoder.encode(hosting.nginx()));
}

/** Whether an address is one of those that are exported. `/status` and the like say how the server is now. */
const isExported = (target: string): boolean =>
  target === '/' ||
  /^\/(?:calendars|feeds|embed|assets|sample)\//.test(target) ||
  plain(target).file?.endsWith('/index.html') === false;

/** An id with a slash may want a folder where another id has a file. */
const isInTheWay = ({ code }: NodeJS.ErrnoException): boolean =>
  code === 'ENOTDIR' || code === 'EEXIST' || code === 'EISDIR' || code === 'ENOTEMPTY';

/** The scripts that stand in for what the server does with a query. */
function scriptsOf(target: string): readonly string[] {
  if (/^\/embed\/[^/]+$/.test(target)) return ['/widget.js', fileScriptAddress];
  return /^\/calendars\/[^/]+\/events\/[^/]+$/.test(target) ? [fileScriptAddress] : [];
}

/** The calendar or saved feed that a file belongs to; null: it belongs to all. */
export function feedNameOf(file: string | null): string | null {
  const [top, second = ''] = file?.split('/') ?? [];
  if (top !== 'feeds' && top !== 'calendars' && top !== 'embed') return null;
  return top === 'feeds' ? second.replace(/\.(?:ics|rss|atom|json)$/, '') : second;
}
