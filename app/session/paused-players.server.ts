import { z } from 'zod';
import type { KeyedDigest } from '~/lib/keyed-digest.server';
import { memoizeLatest } from '~/lib/memoize-latest';
import { parseJson } from '~/lib/parse-json';
import { createReplicatedMap, type Replication } from '~/platform/state/replicated-map.server';
import { OF_ANOTHER_TYPE, type OnMalformed } from '~/platform/state/stored-value.server';

/** Every request and balance poll of a player needs the id. */
const MAX_IDS = 20_000;

interface PausedPlayersOptions {
  readonly shared: Replication;
  /** A pause says who needs a break, so that keys and messages do not name players. */
  readonly digest: Pick<KeyedDigest, 'of'>;
  /** The time after which no session is left that began before the pause. */
  readonly lifetimeSeconds: number;
  readonly onMalformed: OnMalformed;
  /** Called with the player's id for every pause that is not over, here or at another instance. May be called twice for one. */
  onPause(playerId: string): void;
}

const isTime = (text: string) => !Number.isNaN(Date.parse(text));

const pauseNews = z.object({ playerId: z.string(), until: z.string().refine(isTime).nullable() });
type PauseNews = z.output<typeof pauseNews>;

/** In the shared state: a pause without end. */
const FOR_GOOD = 'for-good';

/**
 * A login tells each session of a pause too; this is for the sessions that were open before. While the shared state is away,
 * an instance knows the pauses that it has heard of: the operator refuses play anyway.
 */
export function createPausedPlayers(options: PausedPlayersOptions) {
  const { shared, digest, lifetimeSeconds, onMalformed, onPause } = options;
  const idOf = memoizeLatest((usercode) => digest.of(usercode), MAX_IDS);
  const pauses = createReplicatedMap<{ until: string | null }, PauseNews>({
    ...{ name: 'play-paused', shared, lifetimeSeconds },
    read: (message) => pauseNews.safeParse(parseJson(message)).data ?? null,
    write: (news) => JSON.stringify(news),
    hear({ playerId, until }, local) {
      if (isOver(until)) return void local.delete(playerId);
      local.set(playerId, { until });
      onPause(playerId);
    },
  });

  async function find(playerId: string): Promise<string | null | undefined> {
    const known = await pauses.find(playerId);
    return laterPause(pauses.local.get(playerId)?.until, endIn(known ?? undefined));
  }

  function endIn(stored: string | undefined): string | null | undefined {
    if (stored === undefined || isTime(stored)) return stored;
    if (stored !== FOR_GOOD && stored !== OF_ANOTHER_TYPE) onMalformed('play-paused');
    return null;
  }

  return {
    /** Stands for the player where the code itself must not be kept. */
    idOf,
    /** The pause that ends last counts. @param until ISO time; null without end; a past time lifts the pause */
    async pause(usercode: string, until: string | null) {
      const playerId = idOf(usercode);
      const known = await find(playerId);
      if (isOver(until) && known === undefined) return;
      const end = isOver(until) ? until : (laterPause(known, until) ?? null);
      const text = isOver(end) ? null : (end ?? FOR_GOOD);
      await pauses.tell({ playerId, until: end }, playerId, text, Math.min(secondsUntil(end), lifetimeSeconds));
    },
    /** The end of the pause, null for one without end. Undefined while play is on, as far as this instance knows. */
    find: (usercode: string) => find(idOf(usercode)),
  };
}

/** The later of two ends that is still to come. Null is a pause without end, undefined none. */
export function laterPause(...ends: (string | null | undefined)[]): string | null | undefined {
  let later: string | null | undefined;
  for (const end of ends) {
    if (end === undefined || isOver(end)) continue;
    if (later === undefined || secondsUntil(end) > secondsUntil(later)) later = end;
  }
  return later;
}

const isOver = (until: string | null) => secondsUntil(until) <= 0;

const secondsUntil = (until: string | null) => (until === null ? Infinity : (Date.parse(until) - Date.now()) / 1000);
