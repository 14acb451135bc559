import fc from 'fast-check';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { describe, expect, it } from 'vitest';
import { isPublishable } from '../../../src/calendar/event.ts';
import { eventTimes } from '../../../src/feeds/event-times.ts';
import { eventTitle, shortTitle } from '../../../src/feeds/event-title.ts';
import type { FeedEntry } from '../../../src/feeds/feed.ts';
import { renderIcalendar } from '../../../src/feeds/ical/icalendar.ts';
import { eventUid } from '../../../src/feeds/identifiers.ts';
import { cleanLine } from '../../../src/feeds/text/clean-text.ts';
import { anyEntries, anyText } from '../any-event.ts';
import { feedOf } from '../sample-feed.ts';
import { lintIcs } from './ics-lint.ts';

const runs = { numRuns: 100 };
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** The single events that the calendar holds. */
const singleEvents = (entries: readonly FeedEntry[]) =>
  entries.filter(
    (entry) => isPublishable(entry.event) && entry.event.start !== null && entry.event.recurrence === null,
  );

/** The Temporal of node-ical throws for series that begin in the summers from 2036 on. */
const isReadable = ({ event }: FeedEntry) => event.recurrence === null || (event.start ?? '') < '2035';

describe('any calendar, however hostile its texts,', () => {
  it('passes the lint of its bytes', () => {
    fc.assert(
      fc.property(anyEntries, anyText, anyText, (entries, title, description) => {
        const text = renderIcalendar(feedOf(entries, { title, description, siteId: title.slice(0, 10) }));
        expect(lintIcs(bytesOf(text))).toEqual([]);
      }),
      runs,
    );
  });

  it('reads back as the same events in ical.js', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const feed = feedOf(entries);
        const calendar = new ICAL.Component(ICAL.parse(renderIcalendar(feed)));
        const found = new Map(
          calendar
            .getAllSubcomponents('vevent')
            .map((component) => [component.getFirstPropertyValue('uid')?.toString(), new ICAL.Event(component)]),
        );
        for (const entry of singleEvents(entries)) {
          const event = found.get(eventUid(feed.siteId, entry.calendarId, entry.event));
          const times = eventTimes(entry.event, 60);
          const shown = { ...entry, event: { ...entry.event, title: shortTitle(entry.event.title) } };
          expect(event?.summary).toBe(eventTitle(shown, feed.language));
          expect(event?.summary.length).toBeLessThan(254);
          expect(event?.startDate.toString()).toBe(times?.start);
          expect(event?.endDate.toString()).toBe(times?.end);
          expect(event?.sequence).toBe(entry.revision.sequence);
          // ical.js takes the comma after an escaped backslash for an escaped comma.
          const names = entry.event.categories.map(cleanLine).filter((name) => name !== '');
          if (names.some((name) => name.endsWith('\\'))) continue;
          expect(event?.component.getFirstProperty('categories')?.getValues() ?? []).toEqual(names);
        }
      }),
      runs,
    );
  });

  it('reads back as the same events in node-ical', () => {
    fc.assert(
      fc.property(anyEntries, (all) => {
        const entries = all.filter(isReadable);
        const feed = feedOf(entries);
        const found = nodeIcal.sync.parseICS(renderIcalendar(feed));
        for (const entry of singleEvents(entries)) {
          const event = found[eventUid(feed.siteId, entry.calendarId, entry.event)];
          if (event?.type !== 'VEVENT') throw new Error('not there');
          if (!entry.event.allDay) expect(event.start.getTime()).toBe(Date.parse(entry.event.start ?? ''));
          expect(Number(event.sequence)).toBe(entry.revision.sequence);
        }
      }),
      runs,
    );
  });

  it('holds no draft, no private and no unlisted event', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const text = renderIcalendar(feedOf(entries.filter((entry) => !isPublishable(entry.event))));
        expect(text).not.toContain('VEVENT');
      }),
      runs,
    );
  });
});
