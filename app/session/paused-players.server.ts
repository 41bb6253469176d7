import { LRUCache } from 'lru-cache';
import { z } from 'zod/v4';
import type { KeyedDigest } from '~/lib/keyed-digest.server';
import { parseJson } from '~/lib/parse-json';
import { orWithout } from '~/server/state/or-without.server';
import type { SharedNews } from '~/server/state/shared-news';
import type { SharedState } from '~/server/state/shared-state';

/**
 * Players who have paused play, in any of their sessions at any instance. A login tells each session too; this is for the
 * sessions that were open before. While the shared state is unavailable, an instance knows the pauses that it has heard of:
 * it blocks no player by mistake, and the operator refuses play anyway.
 */
export interface PausedPlayers {
  /** Stands for the player where the code itself must not be kept. */
  idOf(usercode: string): string;
  /** @param until ISO time; null for a pause without end */
  pause(usercode: string, until: string | null): Promise<void>;
  /** The end of the pause, null for one without end. Undefined while play is on, as far as this instance knows. */
  find(usercode: string): Promise<string | null | undefined>;
}

const CHANNEL = 'play-paused';

const MAX_OWN = 100_000;

interface PausedPlayersOptions {
  /** Null for a single instance: it remembers in memory until its process ends. */
  readonly shared: { readonly state: SharedState; readonly news: SharedNews } | null;
  /** A pause says who needs a break, so that keys and messages do not name players. */
  readonly digest: Pick<KeyedDigest, 'of'>;
  /** The time after which no session is left that began before the pause. */
  readonly lifetimeSeconds: number;
  /** Called with the player's id for every pause, here or at another instance. May be called twice for one pause. */
  onPause(playerId: string): void;
}

const pauseNews = z.object({ playerId: z.string(), until: z.string().nullable() });
type PauseNews = z.output<typeof pauseNews>;

/** In the shared state: a pause without end. */
const FOR_GOOD = 'for-good';

export function createPausedPlayers({ shared, digest, lifetimeSeconds, onPause }: PausedPlayersOptions): PausedPlayers {
  const own = new LRUCache<string, { until: string | null }>({ max: MAX_OWN, ttl: lifetimeSeconds * 1000 });
  const keyOf = (playerId: string) => `play-paused:${playerId}`;

  function hear({ playerId, until }: PauseNews): void {
    own.set(playerId, { until });
    onPause(playerId);
  }

  shared?.news.subscribe(CHANNEL, (message) => {
    const news = pauseNews.safeParse(parseJson(message));
    if (news.success) hear(news.data);
  });
  return {
    idOf: (usercode) => digest.of(usercode),
    async pause(usercode, until) {
      const playerId = digest.of(usercode);
      const seconds = Math.min(secondsUntil(until), lifetimeSeconds);
      if (seconds <= 0) return;
      hear({ playerId, until });
      await orWithout(shared?.state.put(keyOf(playerId), until ?? FOR_GOOD, seconds));
      await orWithout(shared?.news.publish(CHANNEL, JSON.stringify({ playerId, until } satisfies PauseNews)));
    },
    async find(usercode) {
      const playerId = digest.of(usercode);
      const known = await orWithout(shared?.state.get(keyOf(playerId)));
      const heard = own.get(playerId)?.until;
      return laterPause(heard, known === FOR_GOOD ? null : (known ?? undefined));
    },
  };
}

/** The later of two ends that is still to come. Null is a pause without end, undefined none. */
export function laterPause(...ends: (string | null | undefined)[]): string | null | undefined {
  let later: string | null | undefined;
  for (const end of ends) {
    if (end === undefined || secondsUntil(end) <= 0) continue;
    if (later === undefined || secondsUntil(end) > secondsUntil(later)) later = end;
  }
  return later;
}

const secondsUntil = (until: string | null) => (until === null ? Infinity : (Date.parse(until) - Date.now()) / 1000);
