import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { run } from './run.ts';

export interface NewsItem {
  readonly guid: string;
  readonly title: string;
  readonly feed: string;
}

export interface Newsboat {
  reload(): Promise<void>;
  items(): readonly NewsItem[];
  /** The feeds that it could read, by address. */
  feeds(): readonly string[];
}

/** newsboat with subscriptions to these feeds, and the items that it has stored. */
export async function subscribeNewsboat(urls: readonly string[], directory: string): Promise<Newsboat> {
  const home = await mkdtemp(join(directory, 'newsboat-'));
  await writeFile(join(home, 'urls'), `${urls.join('\n')}\n`);
  await writeFile(join(home, 'newsboat.conf'), '');
  const select = (query: string) => {
    const cache = new DatabaseSync(join(home, 'cache.db'), { readOnly: true });
    try {
      return cache.prepare(query).all() as unknown[];
    } finally {
      cache.close();
    }
  };
  return {
    reload: async () =>
      void (await run('newsboat', ['-u', 'urls', '-c', 'cache.db', '-C', 'newsboat.conf', '-x', 'reload'], home)),
    items: () => select('SELECT guid, title, feedurl AS feed FROM rss_item ORDER BY title, feedurl') as NewsItem[],
    feeds: () =>
      (select("SELECT rssurl FROM rss_feed WHERE title <> ''") as { rssurl: string }[]).map((row) => row.rssurl),
  };
}
