import { afterEach, describe, expect, it } from 'vitest';
import { type Portal, startPortal } from '../../portal/portal.ts';
import { readItems, startSource } from '../start-source.ts';

let portal: Portal;
afterEach(() => portal.close());

describe('an answer with an ETag', () => {
  async function start(size = 10) {
    const state = { title: 'one', tag: '"1"', notModified: 0 };
    portal = await startPortal({
      handle: ({ headers }) => {
        if (headers['if-none-match'] !== state.tag)
          return {
            headers: { etag: state.tag },
            body: { items: [{ id: 1, title: state.title, text: 'x'.repeat(size) }] },
          };
        state.notModified += 1;
        return { status: 304, headers: { etag: state.tag } };
      },
    });
    return state;
  }
  const titleOf = async (source: ReturnType<typeof startSource>) => {
    const { pages } = await source.calendars(readItems);
    return (pages[0]?.items[0] as { title: string } | undefined)?.title;
  };

  it('is sent again only when it has changed', async () => {
    const state = await start();
    const source = startSource(portal.url);
    expect([await titleOf(source), await titleOf(source), state.notModified]).toEqual(['one', 'one', 1]);
    Object.assign(state, { title: 'two', tag: 'W/"2"' });
    expect([await titleOf(source), await titleOf(source), state.notModified]).toEqual(['two', 'two', 2]);
  });

  it('is requested in full again after an hour, in case its ETag wrongly stayed the same', async () => {
    const state = await start();
    let now = Date.UTC(2026, 0, 1);
    const source = startSource(portal.url, {}, { now: () => now });
    await titleOf(source);
    state.title = 'two';
    expect(await titleOf(source)).toBe('one');
    now += 3_600_001;
    expect(await titleOf(source)).toBe('two');
  });

  it('is not kept when it is large', async () => {
    const state = await start(1_100_000);
    const source = startSource(portal.url, { maxBytes: 5_000_000 });
    await titleOf(source);
    await titleOf(source);
    expect(state.notModified).toBe(0);
  });
});
