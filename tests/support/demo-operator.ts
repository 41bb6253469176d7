import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CatalogueGame } from '../../operator/catalogue/game';
import { startOperator } from '../../operator/operator';

export interface Envelope {
  readonly success: boolean;
  readonly message: string | null;
  readonly data: unknown;
}

export const SITE_ORIGIN = 'http://localhost:3000';

/** An operator of its own for a test file, on free ports with a new database. */
export async function startDemoOperator(siteOrigin = SITE_ORIGIN) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'operator-'));
  const operator = await startOperator({ port: 0, dataDir, siteOrigin });

  async function call(name: string, body: unknown, { token = '', locale = 'en' } = {}): Promise<Envelope> {
    const headers = {
      'content-type': 'application/json',
      'x-locale': locale,
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const response = await fetch(operator.apiUrl + name, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await response.json()) as Envelope;
  }

  async function logIn(username = 'demo', password = 'demo1234'): Promise<string> {
    const { data } = await call('auth/login', { username, password });
    return (data as { token: string }).token;
  }

  async function balance(token: string): Promise<number> {
    const response = await fetch(`${operator.apiUrl}user/balance`, { headers: { authorization: `Bearer ${token}` } });
    return ((await response.json()) as { data: { balance: number } }).data.balance;
  }

  async function close(): Promise<void> {
    await operator.close();
    rmSync(dataDir, { recursive: true });
  }

  return { ...operator, call, logIn, balance, close };
}

export type DemoOperator = Awaited<ReturnType<typeof startDemoOperator>>;

/** The launch call of the game's integration, and its body. */
export function launchCall({ gameCode, productId, system, studio: { integration } }: CatalogueGame, language = 'en') {
  const platform = { platform: 2, gameCode, language, lobbyUrl: `${SITE_ORIGIN}/casino/slot?from=game` };
  const bodies = {
    dt: { code: gameCode },
    em: { code: gameCode, productId },
    amusnet: { code: gameCode, isMobile: true },
    egt: platform,
    hub88: platform,
    softgamings: { system, pageCode: gameCode, isMobile: 1 },
  };
  return { name: `casino/${integration}launchurl`, body: bodies[integration] };
}

/** Launches the game and answers its address, whichever way its integration hands that out. */
export async function launchGame(operator: DemoOperator, game: CatalogueGame, token: string): Promise<string> {
  const { name, body } = launchCall(game);
  const { data, message } = await operator.call(name, body, { token });
  const address = typeof data === 'string' && game.studio.integration === 'softgamings' ? linkIn(data) : data;
  if (typeof address !== 'string') throw new Error(`${game.title} did not open: ${message}`);
  return address;
}

const linkIn = (html: string) => /<a href="([^"]+)"/.exec(html)?.[1];
