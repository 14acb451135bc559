import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { RecordSource, WorkbenchState } from '../../../src/cli/map/workbench-api.ts';
import { servePortalShape } from '../../clients/portal-shapes.ts';
import { contextOf } from '../../portals/map-portal.ts';
import type { PortalData } from '../../portals/portal-data.ts';
import { fieldOf, openWorkbench, titlesOf, type Workbench } from './open-workbench.ts';

let workbench: Workbench;
afterEach(() => workbench?.close());

/** Where a value is in a record. */
function pathTo(value: unknown, wanted: string): RecordSource['path'] | null {
  if (value === wanted) return [];
  if (value === null || typeof value !== 'object') return null;
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  for (const [key, inner] of entries) {
    const found = pathTo(inner, wanted);
    if (found !== null) return [key, ...found];
  }
  return null;
}

/** A record whose title stands in it as people read it, and where. */
async function pointAtTitle({ calendars }: WorkbenchState, { truth }: PortalData) {
  for (const { id, record } of calendars[0]?.rows ?? []) {
    const title = truth.events.find((event) => event.id === id)?.title;
    if (typeof title !== 'string') continue;
    const view = await workbench.post('record', { calendar: calendars[0]?.id, record });
    for (const place of ['listed', 'details'] as const) {
      const path = pathTo(view[place], title);
      if (path !== null) return { record, source: { in: place, path } };
    }
  }
  throw new Error('No record holds its title as it is read.');
}

const startsOf = ({ calendars }: WorkbenchState) => calendars[0]?.rows.map(({ start }) => start);

describe.each(['eventbrite', 'kudago', 'localist', 'spring-portal-ru', 'strapi-ru', 'tribe-events-calendar'])(
  'the portal %s, with rules that are wrong',
  (name) => {
    it('is put right by pointing at what is meant, by going back to detection, and by saving', async () => {
      const { portal, data, language } = await servePortalShape(name);
      const { timeZone, linkBase } = contextOf(data);
      const site = { timeZone, language };
      const settings = { site, source: { linkBase }, mapping: { event: { title: 'nowhere', start: 'nowhere' } } };
      workbench = await openWorkbench({ running: portal, settings });
      const spoilt = await workbench.post('state');
      expect(new Set(titlesOf(spoilt))).toEqual(new Set([null]));
      expect(fieldOf(spoilt, 'title').doubt?.message).toBe('No event has a title.');
      const asked = portal.log.requests.length;

      const calendar = spoilt.calendars[0]?.id ?? '';
      const { record, source } = await pointAtTitle(spoilt, data);
      const [title] = await workbench.post('suggest', { calendar, record, source, name: 'title' });
      expect(title).toMatchObject({ fits: true, part: 'event', name: 'title' });

      const tried = await workbench.post('try', { part: 'event', name: 'start' });
      expect(tried.fault).toBeNull();
      const right = await workbench.change(
        { path: ['mapping', 'event', 'title'], value: title?.rule },
        { path: ['mapping', 'event', 'start'] },
      );
      const onOneLine = (title: unknown) => (typeof title === 'string' ? title.replace(/\s+/gu, ' ') : null);
      const truth = new Set(data.truth.events.map((event) => onOneLine(event.title)));
      expect(new Set(titlesOf(right))).toEqual(truth);
      expect(startsOf(right)?.filter((start) => start === null)).toHaveLength(
        right.calendars[0]?.rows.filter(({ id }) =>
          data.truth.events.some((one) => one.id === id && one.start === null),
        ).length ?? 0,
      );
      expect(right.published.fields.length + right.published.appear).toBeGreaterThan(0);

      const { version } = await workbench.post('save-preview');
      await workbench.post('save', { version });
      const { mapping } = JSON.parse(await readFile(join(workbench.directory, 'kalends.config.json'), 'utf8'));
      expect(mapping).toEqual({ event: { title: title?.rule } });
      expect(portal.log.requests).toHaveLength(asked);
    });
  },
);
