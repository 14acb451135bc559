import { describe, expect, it } from 'vitest';
import { grade } from '../../../src/mapping/detection/grade.ts';
import { confidence } from '../../../src/mapping/detection/model/confidence.ts';
import { tableOf } from '../../../src/mapping/detection/profile/table.ts';

const context = { timeZone: 'Europe/Warsaw', language: 'en', linkBase: 'https://town.example' };
const records = Array.from({ length: 6 }, (_, n) => ({
  title: `Walk ${n}`,
  start: `2026-05-1${n}T18:30:00`,
  when: n < 3 ? `2026-05-1${n}T18:30:00` : 'to be told',
  kind: 'Walk',
  end: `2026-05-1${n}T20:30:00`,
  sold: n < 2 ? 'yes' : null,
}));
const graded = (findings: object) => grade(findings, tableOf(records, 'en'), context, confidence.weights);
const found = (rule: string) => ({ rule, confidence: 0.9, why: '' });
const rivals = (own: number, other: number) => [
  { rule: 'title', share: own, values: records.map(({ title }) => title) },
  { rule: 'sold', share: other, values: records.map(({ sold }) => sold ?? '') },
];

describe('the confidence of a rule', () => {
  it('falls where readers can not read what it finds', () => {
    const [read, unread] = [graded({ start: found('start') }).start, graded({ start: found('when') }).start];
    expect(unread?.evidence?.get('unread')).toBe(0.5);
    expect(read?.evidence?.has('unread')).toBe(false);
    expect(unread?.confidence).toBeLessThan(read?.confidence ?? 0);
  });

  it('falls with the share of its choice, and leaves the rest to the rivals', () => {
    const sure = graded({ title: { ...found('title'), rivals: rivals(0.98, 0.01) } }).title;
    const torn = graded({ title: { ...found('title'), rivals: rivals(0.5, 0.4) } }).title;
    expect(torn?.confidence).toBeLessThan(sure?.confidence ?? 0);
    expect(torn?.alternatives?.[0]).toMatchObject({ rule: 'sold', examples: ['yes'] });
    expect((torn?.confidence ?? 0) + (torn?.alternatives?.[0]?.confidence ?? 0)).toBeLessThanOrEqual(1);
  });

  it('is for the end at most that of the start', () => {
    const sure = graded({ start: found('start'), end: found('end') });
    const { start, end } = graded({ start: found('when'), end: found('end') });
    expect(start?.confidence).toBeLessThan(sure.end?.confidence ?? 0);
    expect(end?.confidence).toBeLessThanOrEqual(start?.confidence ?? 0);
  });

  it('is not that of what is sure where the records leave another reading open', () => {
    expect(graded({ title: found('title') }).title?.confidence).toBeGreaterThanOrEqual(0.9);
    expect(graded({ title: { ...found('title'), isOpen: true } }).title?.confidence).toBeLessThan(0.9);
  });

  it('is not that of what is sure for a title that all events have', () => {
    const [title, organizer] = [graded({ title: found('kind') }).title, graded({ organizer: found('kind') }).organizer];
    expect(title?.confidence).toBeLessThan(0.8);
    expect(organizer?.confidence).toBeGreaterThan(0.8);
  });

  it('is neither none nor certain', () => {
    for (const { confidence: surety } of Object.values(graded({ title: found('title'), price: found('title') }))) {
      expect(surety).toBeGreaterThan(0);
      expect(surety).toBeLessThan(1);
    }
  });
});
