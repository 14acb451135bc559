import { expect, test } from 'vitest';
import { isReachable } from '../../../src/pages/subscribe/subscribe-menu.ts';

test.each([
  'localhost:3000',
  'kalends.localhost',
  '127.0.0.1:3000',
  '10.1.2.3',
  '192.168.1.2',
  '172.20.0.1',
  '169.254.1.1',
  '100.100.1.1',
  '[::1]:3000',
  '[fd00::1]',
  '[fe80::1]',
  'nas.local',
  'calendar.internal',
  'kalends.lan',
  'box.home.arpa',
  'intranet',
])('says that other machines cannot reach %s', (host) => {
  expect(isReachable(`http://${host}/feeds/a.ics`)).toBe(false);
});

test.each([
  'calendar.test-university.example',
  'events.local-news.example',
  'internal.university.example',
  'a.internal.university.example',
  'localhosting.example',
  '10.events.example',
  'fd.example',
  '172.15.0.1',
  '[2001:db8::1]',
])('takes %s for an address that other machines can reach', (host) => {
  expect(isReachable(`https://${host}/feeds/a.ics`)).toBe(true);
});
