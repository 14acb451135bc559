import { describe, expect, it } from 'vitest';
import { withoutDeclaredMaps } from '../../../src/mapping/plain/wraps/declared-maps.ts';
import { earlyNotations, notationsOf, plainBody, plainBodyBy } from '../../../src/mapping/plain-body.ts';
import { counts, ordinary } from './ordinary.ts';

const written = (members: readonly unknown[]) => ({ '@type': 'g:Map', '@value': members });

describe('lists that say that they are maps', () => {
  it('are read, whatever their names and however few', () => {
    const number = { '@type': 'g:Int64', '@value': 7 };
    expect(withoutDeclaredMaps({ data: [written(['kind', 'walk', 'rank', number])] })).toEqual({
      data: [{ '@type': 'g:Map', '@value': { kind: 'walk', rank: number } }],
    });
    const named = written([{ '@type': 'g:T', '@value': 'label' }, 'event', 'place', written(['town', 'Oakham'])]);
    expect(withoutDeclaredMaps(named)).toEqual({
      '@type': 'g:Map',
      '@value': { label: 'event', place: { '@type': 'g:Map', '@value': { town: 'Oakham' } } },
    });
  });

  it.each(['System.Dictionary', 'java.util.LinkedHashMap', 'dict', 'struct', 'Map'])('are called %s', ($type) => {
    const pin = { $type, $items: ['lat', 60.8, 'lon', 15.1] };
    expect(plainBody({ start: 1, pin })).toEqual({ start: 1, pin: { ...pin, $items: { lat: 60.8, lon: 15.1 } } });
    expect(notationsOf({ start: 1, pin })).toContain('declaredMaps');
  });

  it('stay as they are for rules that were written before they were read', () => {
    const body = { events: [written(['id', 7, 'title', 'Fair'])] };
    expect(plainBodyBy(body, earlyNotations)).toBe(body);
  });

  it.each<[string, object]>([
    ['a list', { '@type': 'g:List', '@value': ['lat', 60.8, 'lon', 15.1] }],
    ['a map by a plain key', { type: 'map', value: ['Great Hall', 'Mill Road'] }],
    ['a map with nothing in it', { '@type': 'g:Map', '@value': [] }],
    ['a block that shows the way', { _type: 'Map', stops: ['Leeds', 'York'] }],
    ['the pages of a site', { '@type': 'Sitemap', items: ['Home', 'About', 'News', 'Contact'] }],
    ['the stops of a road', { _type: 'roadmap', stops: ['Leeds', 'York', 'Hull', 'Ripon'] }],
    ['who is seen in a picture', { _type: 'imageMap', speakers: ['Anna Berg', 'Ole Dahl'] }],
    ['rows of a picture', { _type: 'bitmap', rows: ['a', 'b'] }],
    ['tags with a hash', { $type: 'hash', values: ['a', 'b'] }],
  ])('are not seen in %s', (_, part) => {
    for (const count of counts) {
      const body = { events: ordinary(count, (id) => ({ id, title: 'Fair', part })) };
      expect(withoutDeclaredMaps(body)).toBe(body);
    }
  });
});
