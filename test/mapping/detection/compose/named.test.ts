import { expect, it } from 'vitest';
import { mapRecords, plain } from '../map-records.ts';

const organizerEmail = (key: string) =>
  mapRecords(plain((n) => ({ [key]: `desk${n}@town.example` }))).detected.inForce.event.organizerEmail;

it.each(['Contact e-mail (not published)', 'Contact e-mail (will not be published)', 'Contact e-mail (internal)'])(
  'takes no address whose key says that it stays inside: %s',
  (key) => {
    expect(organizerEmail(key)).toBeUndefined();
  },
);

it('takes an address for contact', () => {
  expect(organizerEmail('Contact e-mail')).toMatchObject({ rule: expect.stringContaining('Contact e-mail') });
  expect(organizerEmail('publicContactEmail')).toBeDefined();
});
