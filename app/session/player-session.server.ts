import { randomBytes } from 'node:crypto';
import { z } from 'zod/v4';
import { sessionFacts } from '~/upstream/contract/auth';
import type { Cookie, CookieJar } from './cookie-jar.server';
import { laterPause } from './paused-players.server';
import type { Seal } from './seal.server';
import { getSplit, removeSplit, setSplit } from './split-cookie.server';

export type SessionFacts = z.output<typeof sessionFacts>;

/** A logged-in player, as the sealed cookie stores it. It holds the operator's token: never send it to the browser. */
export interface PlayerSession extends SessionFacts {
  /** The random id of this session in caches, intents and CSRF tokens. New at each login. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly sealedAt: number;
}

/** A session ends when it is not used for this long. */
const IDLE_SECONDS = 12 * 60 * 60;

/** A session ends after this long, also when it is used. */
export const LIFETIME_SECONDS = 7 * 24 * 60 * 60;

/** The age of a seal at which the cookie is written again. */
const RENEW_AFTER_SECONDS = IDLE_SECONDS / 4;

export const SESSION_COOKIE: Cookie = { name: 'session', maxAge: IDLE_SECONDS };

const sealedSession = sessionFacts.extend({
  id: z.string().min(1),
  startedAt: z.number(),
  sealedAt: z.number(),
});

/** The session of one request. Changes reach the browser through the request's cookie jar. */
export interface SessionHandle {
  /** Null for a guest. */
  readonly player: PlayerSession | null;
  /** Opens a new session, and ends the present one. False when the facts do not fit into cookies. */
  start(facts: SessionFacts): Promise<boolean>;
  /** Corrects facts of the session, which keeps its id. Does nothing for a guest. */
  update(facts: Partial<Omit<SessionFacts, 'token' | 'username'>>): Promise<void>;
  end(): Promise<void>;
}

interface FindPlayerOptions {
  now?(): number;
  /** Whether the session ended early, at any instance. */
  isOver?(sessionId: string): Promise<boolean>;
  /** The end of a pause that the player began in any session; null without end, undefined while play is on. */
  findPause?(usercode: string): Promise<string | null | undefined>;
}

interface OpenSessionOptions extends FindPlayerOptions {
  /** Called with the id of each session that ends: by the player, by the operator, or by another login. */
  onEnd?(sessionId: string): Promise<void>;
  /** Called when the session learns that its player has paused play. */
  onPause?(usercode: string, until: string | null): Promise<void>;
}

/** Opens the session cookie. An invalid cookie is a guest's. */
export async function openSession(
  jar: CookieJar,
  seal: Seal,
  { onEnd, onPause, ...options }: OpenSessionOptions = {},
): Promise<SessionHandle> {
  const { now = Date.now } = options;
  let player = await findPlayer(jar, seal, options);

  async function keep(session: PlayerSession): Promise<boolean> {
    const fits = setSplit(jar, SESSION_COOKIE, await seal.seal(session));
    if (fits) player = session;
    return fits;
  }

  async function tellPause({ excludedUntil }: Partial<SessionFacts>): Promise<void> {
    if (player && excludedUntil !== undefined) await onPause?.(player.usercode, excludedUntil);
  }

  if (player && now() - player.sealedAt > RENEW_AFTER_SECONDS * 1000) await keep({ ...player, sealedAt: now() });

  return {
    get player() {
      return player;
    },
    async start(facts) {
      const before = player;
      const id = randomBytes(16).toString('base64url');
      const fits = await keep({ ...facts, id, startedAt: now(), sealedAt: now() });
      if (fits && before) await onEnd?.(before.id);
      if (fits) await tellPause(facts);
      return fits;
    },
    async update(facts) {
      if (!player) return;
      await keep({ ...player, ...facts, sealedAt: now() });
      await tellPause(facts);
    },
    async end() {
      endSession(jar);
      const ended = player;
      player = null;
      if (ended) await onEnd?.(ended.id);
    },
  };
}

/** Removes the session's cookies. */
export function endSession(jar: CookieJar): void {
  removeSplit(jar, SESSION_COOKIE);
}

/**
 * The player whose cookie the request carries; null for a guest. Unlike `openSession` it does not extend the session:
 * requests that a page sends by itself must not keep a player logged in.
 */
export async function findPlayer(
  jar: CookieJar,
  seal: Seal,
  { now = Date.now, isOver, findPause }: FindPlayerOptions = {},
): Promise<PlayerSession | null> {
  const sealed = getSplit(jar, SESSION_COOKIE);
  if (!sealed) return null;
  const parsed = sealedSession.safeParse(await seal.open(sealed));
  if (!parsed.success) return null;
  const { id, startedAt, sealedAt, usercode, excludedUntil } = parsed.data;
  if (now() - sealedAt > IDLE_SECONDS * 1000 || now() - startedAt > LIFETIME_SECONDS * 1000) return null;
  // Asked together: Redis gets both in one pipeline, so that a page waits for one round trip.
  const [isEnded, pause] = await Promise.all([isOver?.(id), findPause?.(usercode)]);
  if (isEnded) return null;
  return pause === undefined ? parsed.data : { ...parsed.data, excludedUntil: laterPause(excludedUntil, pause) };
}
