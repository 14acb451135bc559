// Events that no portal has: from a database, a file, another program. Kalends keeps identities, revisions and feeds.
import { serve } from '@hono/node-server';
import { createKalends, type Listing, type ReadItems, type Source } from 'kalends';
import { nodeParts } from 'kalends/node';
import { calendarInTitle } from './calendar-in-title.ts';

const calendars = [{ id: 'talks', title: 'Talks' }];

/** Stands for a query of your database. */
const eventsOf = async (calendarId: string) => [
  { id: `${calendarId}-1`, title: 'Open day', start: '2030-05-04T10:00:00+02:00', end: '2030-05-04T16:00:00+02:00' },
];

/** One page with all records. `operation` names it in messages. */
const listing = (records: readonly unknown[], readItems: ReadItems, operation: string): Listing => ({
  pages: [{ items: readItems(records), body: records, operation }],
  partial: null,
  notes: [],
});

const source: Source = {
  calendars: async (readItems) => listing(calendars, readItems, 'the calendars'),
  events: async (id, readItems) => listing(await eventsOf(id), readItems, `the events of ${id}`),
  details: () => Promise.reject(new Error('The list has everything.')),
};

const kalends = await createKalends({
  // The base URL is asked for nothing here. It names where the events come from, and is part of their identity.
  config: { source: { baseUrl: 'https://database.northfield.example', endpoints: { details: false } } },
  source,
  mapper: calendarInTitle,
  ...nodeParts({ store: 'sqlite:data/kalends.db' }),
});

const server = serve({ fetch: kalends.fetch, port: Number(process.env.PORT ?? 3000) }, (address) =>
  console.log(`Listening on ${JSON.stringify(address)}`),
);

process.once('SIGTERM', async () => {
  server.close();
  await kalends.close();
});
