import { describe, expect, it } from 'vitest';
import { readKey, readKeyBelow, splitKey } from '../../src/vocabulary/key-words.ts';

describe('the words of keys', () => {
  it.each([
    ['startDateTime', ['start', 'date', 'time']],
    ['HTMLBody', ['html', 'body']],
    ['data_nachala', ['data', 'nachala']],
    ['event-title2', ['event', 'title', '2']],
    ['ДатаНачала', ['data', 'nachala']],
    ['Ganztägig', ['ganztagig']],
    ['отменённая', ['otmenennaya']],
    ['m_x00f8_tested', ['motested']],
    ['m_x00D8_tested', ['motested']],
    ['F_x00f8_RSTE_DAG', ['forste', 'dag']],
    ['№ п/п', ['nr', 'p', 'p']],
  ])('splits %s', (key, words) => {
    expect(splitKey(key)).toEqual(words);
  });

  it.each([
    ['veranstaltungsbeginn', 'start'],
    ['ves_den', 'allDay'],
    ['nachalo', 'start'],
    ['okonchaniya', 'end'],
    ['enddatum', 'end'],
    ['dateDebut', 'start'],
    ['alkamisaika', 'start'],
    ['updatedAt', 'updated'],
    ['початок', 'start'],
    ['isCancelled', 'cancelled'],
    ['registration_deadline', 'deadline'],
    ['orhanizator', 'organizer'],
    ['organizatör', 'organizer'],
    ['meroprijatie', 'event'],
    ['zakinchennia', 'end'],
    ['luokat', 'category'],
    ['kategorier', 'category'],
    ['yhteyshenkilöt', 'contact'],
    ['loc', 'place'],
    ['adr', 'address'],
    ['org', 'organizer'],
    ['dsc', 'description'],
    ['udt', 'updated'],
    ['cdt', 'created'],
    ['api_metadata', 'api'],
  ] as const)('reads %s as %s', (key, concept) => {
    expect([...readKey(key).concepts]).toContain(concept);
  });

  it('reads the letters that a name in XML can’t have', () => {
    expect([...readKey('Inst_x00e4_lld').concepts]).toContain('cancelled');
    expect(readKey('Arrang_x00f6_r').words).toEqual(readKey('Arrangör').words);
  });

  it('reads Greek in Latin letters that sound like it, and in those that look like it', () => {
    for (const key of ['imerominia', 'hmeromhnia']) expect([...readKey(key).concepts], key).toContain('date');
    for (const key of ['choros', 'xoros', 'xwros']) expect([...readKey(key).concepts], key).toContain('place');
    expect([...readKey('akyrwthhke').concepts]).toContain('cancelled');
  });

  it('reads the hooked letters of Hausa without their hooks, too', () => {
    for (const key of ['Kuɗin shiga', 'Kudin shiga']) expect([...readKey(key).concepts], key).toContain('price');
    for (const key of ['Ɗakin taro', 'Dakin taro']) expect([...readKey(key).concepts], key).toContain('room');
  });

  it('reads past the type that programmers write before a name', () => {
    const concepts = (key: string) => [...readKey(key).concepts];
    expect(concepts('strTitel')).toEqual(concepts('Titel'));
    expect(concepts('lngKalenderID')).toEqual(concepts('KalenderID'));
    expect(concepts('strAwayTeam')).toEqual([]);
    expect(concepts('strNr')).toContain('address');
    expect(concepts('lngLat')).toContain('longitude');
  });

  it('reads a key that says nothing together with the one above it', () => {
    expect(readKey('left').concepts.size).toBe(0);
    expect([...readKeyBelow('places', 'left').concepts]).toEqual(['remaining']);
    expect(readKeyBelow('places', 'title')).toEqual(readKey('title'));
    expect(readKeyBelow('margin', 'left').concepts.size).toBe(0);
  });

  it('takes a word between others that means or for no place', () => {
    expect([...readKey('Artistas ou oradores').concepts]).not.toContain('place');
    expect([...readKey('ou').concepts]).toContain('place');
    expect([...readKey('ouTrouver').concepts]).toContain('place');
  });

  it('tells words apart by the vowels that Indian scripts write as marks', () => {
    expect(splitKey('समापन तिथि')).toEqual(['समापन', 'तिथि']);
    expect([...readKey('खोली').concepts]).toEqual(['room']);
    expect([...readKey('खेल').concepts]).not.toContain('room');
  });

  it('takes who is on duty for whom to ask', () => {
    expect([...readKey('duty_teacher').concepts]).toEqual(['contact']);
    expect([...readKey('teacher').concepts]).toContain('performer');
  });

  it('reads nothing into keys that say nothing', () => {
    for (const key of ['f1', 'x7', 'qwz', '', '___', '🙂']) expect(readKey(key).concepts.size, key).toBe(0);
  });
});
