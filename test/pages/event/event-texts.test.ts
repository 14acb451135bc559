import { expect, test } from 'vitest';
import { published } from '../../app/app-deps.ts';
import { askPage, wordsOf } from '../ask-page.ts';

const text = 'An evening about bees.\nBring a hat.';
const page = (summary: string) => {
  const description = { html: '<p>An evening about bees.</p><p>Bring a hat.</p>', text };
  return askPage('/calendars/talks/events/e', [published({ id: 'e', summary, description })]);
};

test.each(['An evening about bees.', 'An evening about bees. Bring…', 'An evening about bees. Bring a hat.'])(
  'a description that begins with the summary, %j, is told once',
  async (summary) => {
    expect(wordsOf(await page(summary)).match(/An evening/g)).toHaveLength(1);
  },
);

test('a summary that the description does not repeat comes first', async () => {
  expect(await page('With honey.')).toContain('<p class="lead" lang="en" dir="auto">With honey.</p>');
});

test('an event with only time and place has no empty column', async () => {
  const html = await askPage('/calendars/talks/events/e', [published({ id: 'e' })]);
  expect(html).toContain('<div class="parts bare">');
  expect(html).not.toContain('class="told"');
});
