import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { memoizeByIdentity } from '~/lib/memoize-by-identity';
import type { Config } from '~/platform/config/env.server';
import { sessionFacts } from '~/upstream/contract/auth';
import type { Cookie, CookieJar } from './cookie-jar.server';
import { laterPause } from './paused-players.server';
import type { Seal } from './seal.server';
import type { SessionState } from './revocations.server';
import { getSplit, removeSplit, setSplit } from './split-cookie.server';

export type SessionFacts = z.output<typeof sessionFacts>;

/** A logged-in player, as the sealed cookie stores it. It holds the operator's token: never send it to the browser. */
export interface PlayerSession extends SessionFacts {
  /** The random id of this session in caches, intents and CSRF tokens. New at each login. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly sealedAt: number;
  /** The latest demand of a check that the session has passed: revocations.server.ts. */
  readonly checkedAt?: number | undefined;
}

/** How long sessions last, in seconds: without use, and in any case. */
export type SessionLengths = Config['sessionLengths'];

/** The lengths of a site that is not configured otherwise. */
export const DEFAULT_LENGTHS: SessionLengths = { idle: 12 * 60 * 60, whole: 7 * 24 * 60 * 60 };

export const SESSION_COOKIE: Cookie = { name: 'session' };

/** Loose: while a release is rolled out, an instance of the old one must not drop what the new one has added. */
const sealedSession = sessionFacts
  .extend({
    id: z.string().min(1),
    startedAt: z.number(),
    sealedAt: z.number(),
    checkedAt: z.number().optional(),
  })
  .loose();

/** The seal remembers what it opened: it is read once, too. */
const readSession = memoizeByIdentity((payload: object) => sealedSession.safeParse(payload).data);

export type SessionHandle = Awaited<ReturnType<typeof openSession>>;

interface FindPlayerOptions {
  now?(): number;
  readonly lengths?: SessionLengths;
  /** Whether the session ended early, at any instance. */
  isOver?(sessionId: string): Promise<boolean>;
  /** The end of a pause that the player began in any session; null without end, undefined while play is on. */
  findPause?(usercode: string): Promise<string | null | undefined>;
  findDemand?(username: string): Promise<number | undefined>;
  check?(session: PlayerSession, demandedAt: number): Promise<SessionState>;
}

interface OpenSessionOptions extends FindPlayerOptions {
  /** Called with the id of each session that ends: by the player, by the operator, or by another login. */
  onEnd?(sessionId: string): Promise<void>;
  onStart?(session: PlayerSession): Promise<void>;
  onPause?(usercode: string, until: string | null): Promise<void>;
  /** Demands a check of the player's other sessions. Resolves to the time of the demand. */
  demandChecks?(session: PlayerSession): Promise<number>;
}

export async function openSession(
  jar: CookieJar,
  seal: Seal,
  { onEnd, onStart, onPause, demandChecks, ...options }: OpenSessionOptions = {},
) {
  const { now = Date.now, lengths = DEFAULT_LENGTHS } = options;
  const cookie: Cookie = { ...SESSION_COOKIE, maxAge: lengths.idle };
  const found = await findSession(jar, seal, options);
  let { player } = found;

  async function keep(session: PlayerSession): Promise<boolean> {
    const fits = setSplit(jar, cookie, await seal.seal(session));
    if (fits) player = session;
    return fits;
  }

  async function end(session: PlayerSession): Promise<void> {
    endSession(jar);
    player = null;
    await onEnd?.(session.id);
  }

  async function tellPause({ excludedUntil }: Partial<SessionFacts>): Promise<void> {
    if (player && excludedUntil !== undefined) await onPause?.(player.usercode, excludedUntil);
  }

  if (found.revoked) await end(found.revoked);
  // Not with each request: sealing takes time, and the cookie is large.
  if (player && (found.isChecked || now() - player.sealedAt > (lengths.idle * 1000) / 4))
    await keep({ ...player, sealedAt: now() });

  return {
    get player(): PlayerSession | null {
      return player;
    },
    /** The username of the session that this request came with, when a check has just found it over. Null otherwise. */
    revokedFrom: found.revoked?.username ?? null,
    /** Opens a new session, and ends the present one. False when the facts do not fit into cookies. */
    async start(facts: SessionFacts) {
      const before = player;
      const id = randomBytes(16).toString('base64url');
      const fits = await keep({ ...facts, id, startedAt: now(), sealedAt: now() });
      if (fits && before) await onEnd?.(before.id);
      if (fits && player) await onStart?.(player);
      if (fits) await tellPause(facts);
      return fits;
    },
    async update(facts: Partial<Omit<SessionFacts, 'token' | 'username'>>) {
      if (!player) return;
      await keep({ ...player, ...facts, sealedAt: now() });
      await tellPause(facts);
    },
    /** Call it when the operator has ended other sessions of the player, or may have: each is checked before it is served. */
    async checkOthers() {
      const session = player;
      const checkedAt = session && (await demandChecks?.(session));
      if (session && checkedAt) await keep({ ...session, checkedAt });
    },
    async end() {
      if (player) await end(player);
      else endSession(jar);
    },
  };
}

export function endSession(jar: CookieJar): void {
  removeSplit(jar, SESSION_COOKIE);
}

/** The player of `findSession`; null for a guest. */
export const findPlayer = async (...request: Parameters<typeof findSession>): Promise<PlayerSession | null> =>
  (await findSession(...request)).player;

interface FoundSession {
  /** Null for a guest, and for a session that has ended. */
  readonly player: PlayerSession | null;
  readonly revoked: PlayerSession | null;
  /** Whether the session has just passed a check, which its cookie does not say yet. */
  readonly isChecked: boolean;
}

const GUEST: FoundSession = { player: null, revoked: null, isChecked: false };

/**
 * Unlike `openSession` it does not extend the session: requests that a page sends by itself must not keep a player logged in.
 */
export async function findSession(
  jar: CookieJar,
  seal: Seal,
  { now = Date.now, lengths = DEFAULT_LENGTHS, isOver, findPause, findDemand, check }: FindPlayerOptions = {},
): Promise<FoundSession> {
  const sealed = getSplit(jar, SESSION_COOKIE);
  if (!sealed) return GUEST;
  const payload = await seal.open(sealed);
  const session = typeof payload === 'object' && payload !== null ? readSession(payload) : undefined;
  if (!session) return GUEST;
  const { id, startedAt, sealedAt, username, usercode, excludedUntil, checkedAt = 0 } = session;
  if (now() - sealedAt > lengths.idle * 1000 || now() - startedAt > lengths.whole * 1000) return GUEST;
  // Asked together: Redis gets them in one pipeline, so that a page waits for one round trip.
  const [isEnded, pause, demandedAt = 0] = await Promise.all([
    isOver?.(id),
    findPause?.(usercode),
    findDemand?.(username),
  ]);
  if (isEnded) return GUEST;
  const sessionState = demandedAt > checkedAt ? await check?.(session, demandedAt) : undefined;
  if (sessionState === 'over') return { ...GUEST, revoked: session };
  const isChecked = sessionState === 'open';
  const player: PlayerSession = {
    ...session,
    ...(pause !== undefined && { excludedUntil: laterPause(excludedUntil, pause) }),
    ...(isChecked && { checkedAt: demandedAt }),
  };
  return { player, revoked: null, isChecked };
}
