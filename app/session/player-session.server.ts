import { randomBytes } from 'node:crypto';
import { z } from 'zod/v4';
import type { CallData } from '~/upstream/contract/call';
import { sessionFacts, type auth } from '~/upstream/contract/auth';
import type { Cookie, CookieJar } from './cookie-jar.server';
import type { Seal } from './seal.server';
import { getSplit, removeSplit, setSplit } from './split-cookie.server';

export type SessionFacts = CallData<typeof auth.login>;

/** A logged-in player, as the sealed cookie holds it. Server only: it carries the operator's token. */
export interface PlayerSession extends SessionFacts {
  /** Names this session in caches, intents and CSRF tokens. New at each login. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly sealedAt: number;
}

/** A session that is not used for this long is over. */
const IDLE_SECONDS = 12 * 60 * 60;

/** However much it is used, it ends after this long. */
export const LIFETIME_SECONDS = 7 * 24 * 60 * 60;

/** How old a seal may grow before the cookie is written anew. */
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
  /** Opens a new session, whatever the browser came with. False when the facts are more than cookies can hold. */
  start(facts: SessionFacts): Promise<boolean>;
  /** Corrects what the session says of its player; it stays the same session. Nothing for a guest. */
  update(facts: Partial<Omit<SessionFacts, 'token' | 'username'>>): Promise<void>;
  end(): Promise<void>;
}

interface FindPlayerOptions {
  now?(): number;
  /** Whether the session was ended before its time, here or elsewhere. */
  isOver?(sessionId: string): Promise<boolean>;
}

interface OpenSessionOptions extends FindPlayerOptions {
  /** Told of each session that ends, by its id: by the player, by the operator, or because another one took its place. */
  onEnd?(sessionId: string): Promise<void>;
}

/** Opens the session cookie. Whatever is wrong with it, the answer is a guest. */
export async function openSession(
  jar: CookieJar,
  seal: Seal,
  { now = Date.now, isOver, onEnd }: OpenSessionOptions = {},
): Promise<SessionHandle> {
  let player = await findPlayer(jar, seal, { now, ...(isOver && { isOver }) });

  async function keep(session: PlayerSession): Promise<boolean> {
    const fits = setSplit(jar, SESSION_COOKIE, await seal.seal(session));
    if (fits) player = session;
    return fits;
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
      return fits;
    },
    async update(facts) {
      if (player) await keep({ ...player, ...facts, sealedAt: now() });
    },
    async end() {
      endSession(jar);
      const ended = player;
      player = null;
      if (ended) await onEnd?.(ended.id);
    },
  };
}

/** Takes the session's cookies away. */
export function endSession(jar: CookieJar): void {
  removeSplit(jar, SESSION_COOKIE);
}

/**
 * Whose cookie the request brought, null for a guest. Unlike opening the session it is no use of it: what a page asks by
 * itself, over and over, keeps nobody logged in.
 */
export async function findPlayer(
  jar: CookieJar,
  seal: Seal,
  { now = Date.now, isOver }: FindPlayerOptions = {},
): Promise<PlayerSession | null> {
  const sealed = getSplit(jar, SESSION_COOKIE);
  if (!sealed) return null;
  const parsed = sealedSession.safeParse(await seal.open(sealed));
  if (!parsed.success) return null;
  const { id, startedAt, sealedAt } = parsed.data;
  if (now() - sealedAt > IDLE_SECONDS * 1000 || now() - startedAt > LIFETIME_SECONDS * 1000) return null;
  return (await isOver?.(id)) ? null : parsed.data;
}
