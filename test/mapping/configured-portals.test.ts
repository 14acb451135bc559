import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { distinguishOccurrences } from '../../src/mapping/event/distinct-occurrences.ts';
import type { MappingSettings } from '../../src/mapping/mapping-settings.ts';
import { judge } from '../portals/judge.ts';
import { contextOf } from '../portals/map-portal.ts';
import { readPortal } from '../portals/portal-data.ts';
import { calendar, mapperOf } from './mapper-of.ts';

const configs = new URL('../portals/configs/', import.meta.url);
const nothing: MappingSettings = { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' };

/** Configured rules find every field of every event, without detection. Some of them the responses alone can't tell. */
test.each(readdirSync(configs).map((file) => [file.replace('.json', '')]))(
  'the rules for %s say every field',
  (name) => {
    const { mapping } = JSON.parse(readFileSync(new URL(`${name}.json`, configs), 'utf8')) as {
      mapping: Partial<MappingSettings>;
    };
    const portal = readPortal(fileURLToPath(new URL('../portals/', import.meta.url)), name);
    const settings = { ...nothing, ...mapping };
    const mapper = mapperOf(settings.event, { ...settings, context: contextOf(portal) });
    const listed = portal.pages.flatMap((body) => mapper.eventItems(body).map((record) => ({ record, body })));
    const mapped = listed.map((one) =>
      mapper.events(calendar, one, portal.details.get(mapper.eventId(one) ?? '') ?? null),
    );
    const { assumeTimeZone } = portal.truth.hints;
    const truth = {
      ...portal.truth,
      hints: assumeTimeZone === undefined ? {} : { assumeTimeZone },
      events: portal.truth.events.map((event) => ({ ...event, undecidable: [] })),
    };
    const { asked, wrong } = judge(truth, distinguishOccurrences(mapped.flatMap(({ events }) => events)));
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThan(30);
  },
);
