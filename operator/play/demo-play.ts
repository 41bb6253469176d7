import { randomBytes } from 'node:crypto';
import { createWallet } from '../bonuses/wallet';
import type { GameRound } from '../store/game-rounds';
import type { GameSession } from '../store/game-sessions';
import type { PlayStore } from './play-round';

/** Play money at the start of each session, in kuruş. */
const START_MINOR = 1_000_000;

/** Visitors without a session can open sessions, so their number is bounded: those used longest ago end first. */
const MAX_SESSIONS = 500;

/** A session ends when it was not used for so long. */
const IDLE_MS = 30 * 60_000;

/** Sessions with play money: no player, no history, gone after half an hour without use or when the operator stops. */
export interface DemoPlay {
  /** Opens a session and returns its token. */
  open(game: Pick<GameSession, 'gameCode' | 'locale' | 'lobbyUrl'>): string;
  /** The store of the token's session, which counts as its use; null if there is no such session or it has ended. */
  find(token: string): PlayStore | null;
}

/** @param now the current time in milliseconds */
export function createDemoPlay(now: () => number = Date.now): DemoPlay {
  /** The one used last is at the end. */
  const sessions = new Map<string, { readonly store: PlayStore; readonly usedAt: number }>();

  function endIdleOnes(): void {
    for (const [token, { usedAt }] of sessions) {
      if (usedAt > now() - IDLE_MS && sessions.size <= MAX_SESSIONS) break;
      sessions.delete(token);
    }
  }

  return {
    open(game) {
      const token = newToken();
      sessions.set(token, { store: demoStore(token, game), usedAt: now() });
      endIdleOnes();
      return token;
    },
    find(token) {
      endIdleOnes();
      const session = sessions.get(token);
      if (!session) return null;
      sessions.delete(token);
      sessions.set(token, { ...session, usedAt: now() });
      return session.store;
    },
  };
}

const newToken = () => `demo-${randomBytes(24).toString('base64url')}`;

/** Play money has no bonuses. */
const withoutBonuses = {
  bonuses: {
    find: () => null,
    listUnderWay: () => [],
    listExpired: () => [],
    consumeSpin: () => undefined,
    end: () => undefined,
  },
  bonusStakes: {
    add: () => undefined,
    listOpen: () => [],
    settle: () => undefined,
    remove: () => undefined,
    hasOpen: () => false,
    stakedOf: () => 0,
  },
};

/** The store of one session, with one game and the player 0. */
function demoStore(token: string, game: Pick<GameSession, 'gameCode' | 'locale' | 'lobbyUrl'>): PlayStore {
  let session: GameSession = { ...game, id: 0, playerId: 0, nextStep: newToken() };
  let balanceMinor = START_MINOR;
  let last: GameRound | null = null;
  let lastStep = '';
  const now = () => Date.now();
  const ledger = {
    post: ({ amountMinor }: { amountMinor: number }) => void (balanceMinor += amountMinor),
    balanceOf: () => balanceMinor,
    cashOf: () => balanceMinor,
    bonusMoneyOf: () => 0,
  };
  return {
    now,
    ledger,
    wallet: createWallet({ ledger, ...withoutBonuses }, now),
    gameRounds: {
      start(round) {
        last = { ...round, id: (last?.id ?? 0) + 1 };
        return last.id;
      },
      update: (changed) => void (last &&= { ...last, ...changed }),
      find: (id) => (last?.id === id ? last : null),
      findOpen: () => (last?.isOver === false ? last : null),
      addMovement: () => undefined,
    },
    gameSessions: {
      find: (asked) => (asked === token ? session : null),
      consumeStep() {
        lastStep = session.nextStep;
        session = { ...session, nextStep: newToken() };
      },
      findRoundOfStep: (_id, step) => (step === lastStep ? (last?.id ?? null) : null),
    },
    transaction: (work) => work(),
  };
}
