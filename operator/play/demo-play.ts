import { randomBytes } from 'node:crypto';
import type { GameRound } from '../store/game-rounds';
import type { GameSession } from '../store/game-sessions';
import type { PlayStore } from './play-round';

/** Play money at the start of each session, in kuruş. */
const START_MINOR = 1_000_000;

/** Visitors without a session can open sessions, so their number is bounded: the oldest end first. */
const MAX_SESSIONS = 500;

/** Sessions with play money: no player, no history, gone when the operator stops. */
export interface DemoPlay {
  /** Opens a session and returns its token. */
  open(game: Pick<GameSession, 'gameCode' | 'locale' | 'lobbyUrl'>): string;
  /** The store of the token's session; null if there is no such session. */
  find(token: string): PlayStore | null;
}

export function createDemoPlay(): DemoPlay {
  const stores = new Map<string, PlayStore>();
  return {
    open(game) {
      const token = newToken();
      stores.set(token, demoStore(token, game));
      for (const oldest of stores.keys()) {
        if (stores.size <= MAX_SESSIONS) break;
        stores.delete(oldest);
      }
      return token;
    },
    find: (token) => stores.get(token) ?? null,
  };
}

const newToken = () => `demo-${randomBytes(24).toString('base64url')}`;

/** The store of one session, with one game and the player 0. */
function demoStore(token: string, game: Pick<GameSession, 'gameCode' | 'locale' | 'lobbyUrl'>): PlayStore {
  let session: GameSession = { ...game, id: 0, playerId: 0, nextStep: newToken() };
  let balanceMinor = START_MINOR;
  let last: GameRound | null = null;
  let lastStep = '';
  return {
    now: () => Date.now(),
    ledger: {
      post: ({ amountMinor }) => void (balanceMinor += amountMinor),
      balanceOf: () => balanceMinor,
    },
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
