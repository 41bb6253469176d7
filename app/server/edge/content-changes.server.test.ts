import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventsInMemory } from '../../../tests/support/events-in-memory';
import { createContentChanges } from './content-changes.server';
import { withShortTitles } from '../../../tests/support/short-titles';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An instance, and what it did, in order. */
function instance(shared: ReturnType<typeof eventsInMemory> | null = null) {
  const did: string[] = [];
  const changes = createContentChanges({
    events: shared?.events ?? null,
    drop: (sources) => did.push(`drop ${[...sources].join(' ')}`),
    purgeEdge: (sources) => did.push(`purge ${[...sources].join(' ')}`),
  });
  return { ...changes, did };
}

describe('an announced change', () => {
  it('is dropped by every instance before the edge is purged, and the edge is purged once more', async () => {
    const shared = eventsInMemory();
    const [one, other] = [instance(shared), instance(shared)];
    one.announce(['cms/content']);
    expect([one.did, other.did]).toEqual([['drop cms/content'], ['drop cms/content']]);
    await vi.advanceTimersByTimeAsync(0);
    expect(one.did).toEqual(['drop cms/content', 'purge cms/content']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(one.did).toEqual(['drop cms/content', 'purge cms/content', 'purge cms/content']);
    expect(other.did).toEqual(['drop cms/content']);
  });

  it('is sent at most once a second in a storm, and none is lost', async () => {
    const { announce, did } = instance();
    for (let round = 0; round < 1_000; round += 1) {
      announce([round % 2 === 0 ? 'cms/content' : 'casino/games']);
      await vi.advanceTimersByTimeAsync(10);
    }
    await vi.advanceTimersByTimeAsync(5_000);
    const drops = did.filter((each) => each.startsWith('drop'));
    expect(drops.length).toBeLessThanOrEqual(11);
    expect(drops.slice(0, 2)).toEqual(['drop cms/content', 'drop casino/games cms/content']);
    expect(did.filter((each) => each.startsWith('purge'))).toHaveLength(2 * drops.length);
  });

  it.each(
    withShortTitles(
      [
        'no JSON',
        'null',
        '{"from":"x","sources":["__proto__"]}',
        '{"from":"x","sources":[]}',
        '{"from":"x","sources":["user/balance"]}',
        `{"from":"x","sources":${JSON.stringify(Array(1_000).fill('cms/content'))}}`,
      ],
      60,
    ),
  )('from elsewhere counts only in its form: %s', async (_title, text) => {
    const shared = eventsInMemory();
    const { did } = instance(shared);
    await shared.events.publish('content-changed', text);
    expect(did).toEqual([]);
  });

  it('from a newer instance counts for the content that this one has', async () => {
    const shared = eventsInMemory();
    const { did } = instance(shared);
    await shared.events.publish('content-changed', '{"from":"x","sources":["cms/newer","cms/content"]}');
    expect(did).toEqual(['drop cms/content']);
  });

  it('is forgotten when the site stops', async () => {
    const { announce, close, did } = instance();
    announce(['cms/content']);
    await vi.advanceTimersByTimeAsync(0);
    close();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(did).toEqual(['drop cms/content', 'purge cms/content']);
  });
});
