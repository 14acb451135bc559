import { describe, expect, it } from 'vitest';
import { readDuration } from '../../../src/mapping/dates/duration.ts';

describe('a length of time in words', () => {
  it.each([
    ['1 h 30 min', 5400], ['2 hours and 15 minutes', 8100], ['1 Stunde und 30 Minuten', 5400], ['90 Minuten', 5400], ['2 heures', 7200], ['1 час 30 минут', 5400], ['2 години', 7200],
    ['3 päivää', 259_200], ['2 tuntia', 7200], ['1 godzina i 30 minut', 5400], ['2 timer', 7200], ['1 hora y 30 minutos', 5400], ['2 uur', 7200], ['1 semana', 604_800], ['90 λεπτά', 5400],
    ['1 h, 30 min', 5400], ['1h15', 4500], ['2 h 05', 7500],
    ['2 oras at 15 minuto', 8100], ['2 jam 30 menit', 9000], ['1 ordu eta 30 minutu', 5400], ['3 ساعات', 10_800], ['90 דקות', 5400], ['2 ชั่วโมง 30 นาที', 9000], ['1 soat', 3600],
    ['2 घंटे', 7200], ['2 giờ 15 phút', 8100], ['5 päeva', 432_000], ['2 ժամ', 7200], ['3 klst', 10_800],
    ['100분', 6000], ['1시간 30분(인터미션 없음)', 5400], ['90分', 5400], ['2小时', 7200], ['90 min (no interval)', 5400], ['2 Std. (mit Pause)', 7200],
  ])('%s', (text, seconds) => {
    expect(readDuration(text)).toBe(seconds);
  }); // biome-ignore format: a table

  it.each(['soon', '2 apples', '1 hour maybe 30 minutes', 'about 2 hours', '2'.repeat(70)])('is none: %s', (text) => {
    expect(readDuration(text)).toBeNull();
  });
});
