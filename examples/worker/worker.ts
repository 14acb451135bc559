// A Worker of your own: a configuration with functions, on Cloudflare.
import { defineConfig } from 'kalends';
import { createWorker } from 'kalends/worker';

const worker = createWorker(
  defineConfig({
    source: { baseUrl: 'https://portal.example/api' },
    site: { title: 'Events at Northfield', timeZone: 'Europe/Berlin' },
    mapping: { event: { categories: ({ tags }) => String(tags ?? '').split('|') } },
  }),
);

export const { CalendarObject, IndexObject } = worker;
export default { fetch: worker.fetch, scheduled: worker.scheduled };
