import { createServer, type Server } from 'node:http';
import express from 'express';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBonusNews, type BonusNews } from '../../operator/bonuses/news';
import { operatorApi } from '../../operator/api';
import type { CallContext } from '../../operator/call-handler';
import { createCapabilities } from '../../operator/capabilities';
import { handlers } from '../../operator/handlers/handlers';
import { createPlayLimits } from '../../operator/limits/limits';
import { limitsPolicies } from '../../operator/limits/policies';
import { createNotifier } from '../../operator/notifier';
import { createDemoPlay } from '../../operator/play/demo-play';
import { brands } from '../../operator/seed/brands';
import { seedIfEmpty } from '../../operator/seed/seed';
import type { Services } from '../../operator/services';
import { createSessionEndings } from '../../operator/session-endings';
import { openStore, type Store } from '../../operator/store/store';
import { settleDueBets } from '../../operator/third-parties/sportsbook/bets';
import { listenOnLoopback } from './listen-on-loopback';

type Group = keyof typeof handlers;

/** An operator without a timer, whose time stands still until it is turned. */
export interface BonusDesk {
  readonly store: Store;
  readonly bonusNews: BonusNews;
  readonly capabilities: CallContext['capabilities'];
  now: number;
  newPlayer(): number;
  settleBets(): void;
  /** Calls a handler in the player's name. */
  call<Data>(
    playerId: number,
    name: string,
    input?: unknown,
  ): Promise<{ success: boolean; message?: string; data: Data }>;
  context(playerId: number): CallContext;
  /** Serves the contract's calls. Returns their base URL, with a trailing slash. */
  listen(): Promise<string>;
  close(): void;
}

export async function bonusDesk(start: number): Promise<BonusDesk> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bonus-desk-'));
  const store = openStore(dataDir, () => desk.now);
  const capabilities = createCapabilities();
  const notifier = createNotifier(store.notifications);
  const settleBets = () => settleDueBets({ store, notifier, bonusNews, capabilities });
  const bonusNews: BonusNews = createBonusNews(store, notifier, settleBets);
  let players = 0;
  let server: Server | undefined;
  const services: Services = {
    ...{ store, notifier, bonusNews, capabilities },
    sessionEndings: createSessionEndings(store.sessions),
    limits: createPlayLimits(store, capabilities, limitsPolicies.se),
    demoPlay: createDemoPlay(),
    brand: brands.dark,
    withdrawalsCancellable: () => true,
    ...{ thirdPartyOrigin: 'http://localhost', siteOrigin: 'http://localhost' },
  };
  const desk: BonusDesk = {
    store,
    bonusNews,
    capabilities,
    now: start,
    settleBets,
    newPlayer() {
      players += 1;
      const name = `bonusplayer${players}`;
      const person = { username: name, name, surname: name, email: `${name}@ornek.example`, personalNo: name };
      const rest = { passwordHash: '-', phone: '905550000003', country: '1', birthDate: '1990-01-01', referral: null };
      return store.players.create({ ...person, ...rest }).id;
    },
    context: (playerId) => ({
      ...services,
      ...{ locale: 'en', token: null, fingerprint: '', ip: '127.0.0.1', userAgent: '', idempotencyKey: null },
      requireSession() {
        throw new Error('There is no session here.');
      },
      requirePlayer() {
        bonusNews.refresh(playerId);
        const player = store.players.findById(playerId);
        if (!player) throw new Error('There is no such player.');
        return player;
      },
    }),
    async call<Data>(playerId: number, name: string, input: unknown = {}) {
      const [group, call] = name.split('/') as [Group, never];
      const handler = handlers[group][call] as (input: unknown, context: CallContext) => unknown;
      const answer = (await handler(input, desk.context(playerId))) as {
        success: boolean;
        message?: string;
        data?: Data;
      };
      return { ...answer, data: answer.data as Data };
    },
    async listen() {
      server = createServer(express().use('/api', operatorApi(services)));
      return `http://127.0.0.1:${await listenOnLoopback(server)}/api/`;
    },
    close() {
      server?.close();
      server?.closeAllConnections();
      bonusNews.close();
      store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  await seedIfEmpty(store);
  return desk;
}
