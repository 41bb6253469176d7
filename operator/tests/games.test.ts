// @module-tag tier-2

import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '~/upstream/contract/contract';
import { games } from '../catalogue/catalogue';
import { hasDemo } from '../catalogue/detail';
import type { CatalogueGame, GameKind } from '../catalogue/game';
import { integrations } from '../catalogue/studios';
import { SITE_ORIGIN } from '../../tests/support/demo-operator';
import { launchCall, launchGame } from '../../tests/support/game-launch';
import { callOperator } from '../../tests/support/operator-call';
import { operatorOfFile } from '../../tests/support/operator-of-file';
import { seededPlayer, type TestPlayer } from '../../tests/support/players';

const operator = operatorOfFile();
let player: TestPlayer;

beforeAll(async () => {
  player = await seededPlayer(operator.apiUrl);
});

const gameOfKind = (kind: GameKind) => games.find((game) => game.kind === kind) as CatalogueGame;
const choices: Record<GameKind, [string, string][]> = {
  slot: [],
  roulette: [
    ['spot', 'red'],
    ['spot', 'black'],
  ],
  blackjack: [],
  baccarat: [['side', 'banker']],
  poker: [],
  crash: [['target', '1.5']],
  bingo: [['card', '12']],
  wheel: [['number', '1']],
};
const kinds = Object.keys(choices) as GameKind[];

const stepOf = (page: string) => /name="step" value="([^"]+)"/.exec(page)?.[1] ?? '';
const open = async (address: string) => (await fetch(address)).text();

function send(address: string, fields: [string, string][]): Promise<Response> {
  return fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}

/** Follows the redirect after a move. */
async function follow(address: string, response: Response): Promise<string> {
  expect(response.status).toBe(303);
  return open(new URL(response.headers.get('location') ?? '', address).href);
}

interface Movement {
  result: number;
  amount: number;
  balanceAfter: number;
  game: string;
}

async function history(owner: TestPlayer, take = 100) {
  const answer = await owner.call('casino/history', { skip: 0, take });
  const { total, items } = contract.casino.history.data.parse(answer.data);
  const toMovement = ({ game, result, amount, balanceAfter }: (typeof items)[number]): Movement => ({
    game,
    result,
    amount: Number(amount),
    balanceAfter: Number(balanceAfter),
  });
  return { total, items: items.map(toMovement) };
}

describe('launching', () => {
  it.each(integrations)('opens a game of %s for its player, in the requested language', async (integration) => {
    const game = games.find(({ studio }) => studio.integration === integration) as CatalogueGame;
    const { name, body } = launchCall(game, 'tr');
    const answer = await player.call(name, body, { locale: 'tr' });
    expect(answer.success).toBe(true);
    const address = await launchGame(player, game);
    expect(address.startsWith(`${operator.thirdPartyOrigin}/games/${integration}/`)).toBe(true);
    const link = integration === 'softgamings' ? /href="([^"]+)"/.exec(String(answer.data))?.[1] : answer.data;
    const page = await open(String(link));
    expect(page).toContain('<html lang="tr">');
    expect(page).toContain(game.title.replace('&', '&amp;'));
    if (integration === 'softgamings') expect(answer.data).toContain('<script>location.replace("http');
  });

  it('refuses a game of another integration, a wrong product, a wrong system and an unknown code', async () => {
    const [dt, em, softgamings] = (['dt', 'em', 'softgamings'] as const).map(
      (integration) => games.find(({ studio }) => studio.integration === integration) as CatalogueGame,
    );
    const wrong: [string, unknown][] = [
      ['casino/amusnetlaunchurl', { code: dt?.gameCode, isMobile: false }],
      ['casino/emlaunchurl', { code: em?.gameCode, productId: '1' }],
      ['casino/softgamingslaunchurl', { system: '1', pageCode: softgamings?.gameCode, isMobile: 0 }],
      ['casino/dtlaunchurl', { code: 'constructor' }],
    ];
    for (const [name, body] of wrong) {
      expect(await player.call(name, body)).toMatchObject({
        success: false,
        message: 'This game cannot be opened at the moment.',
      });
    }
  });

  it('links back to the given lobby, and never off the site', async () => {
    const game = games.find(({ studio }) => studio.integration === 'hub88') as CatalogueGame;
    const { name, body } = launchCall(game);
    const [own, foreign] = await Promise.all(
      [body, { ...body, lobbyUrl: 'https://elsewhere.example/' }].map(async (sent) =>
        open(String((await player.call(name, sent)).data)),
      ),
    );
    expect(own).toContain(`href="${SITE_ORIGIN}/casino/slot?from=game"`);
    expect(foreign).not.toContain('elsewhere');
    expect(foreign).toContain(`href="${SITE_ORIGIN}/casino/`);
  });

  it('needs a player', async () => {
    expect(await callOperator(operator.apiUrl, 'casino/dtlaunchurl', { code: 'x' })).toMatchObject({ success: false });
  });

  it('can be framed by the site only and runs nothing from elsewhere', async () => {
    const address = await launchGame(player, gameOfKind('slot'));
    const policy = (await fetch(address)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`frame-ancestors ${SITE_ORIGIN}`);
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  it('shows what to do when the session is unknown', async () => {
    const response = await fetch(`${operator.thirdPartyOrigin}/games/dt/unknown`, {
      headers: { 'accept-language': 'tr' },
    });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Oyun oturumu kapandı');
  });
});

describe('hostile requests', () => {
  it.each([
    ['GET', 'dt/%E0%A4%A', undefined, 400],
    ['GET', 'unknown/nothing', undefined, 404],
    ['POST', 'dt/nothing', 'step=x', 404],
    ['POST', 'dt/nothing', `step=${'x'.repeat(20_000)}`, 413],
  ])('answers %s %s with a page and no stack trace', async (method, path, body, status) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await fetch(`${operator.thirdPartyOrigin}/games/${path}`, { method, headers, body: body ?? null });
    expect(response.status).toBe(status);
    const page = await response.text();
    expect(page).toContain('The game session is closed');
    expect(page).not.toContain('node_modules');
  });
});

describe('play money', () => {
  const demoOf = async (game: CatalogueGame) => {
    const { name, body } = launchCall(game, 'tr');
    return callOperator(operator.apiUrl, name, { ...body, demo: true }, { locale: 'tr' });
  };

  it.each(kinds)('plays %s without a player, whose balance it does not touch', async (kind) => {
    const game = games.find((one) => one.kind === kind && hasDemo(one)) as CatalogueGame;
    const answer = await demoOf(game);
    const link = /<a href="([^"]+)"/.exec(String(answer.data))?.[1];
    const address = link ?? String(answer.data);
    const before = await player.balance();
    const page = await open(address);
    expect(page).toContain('Oyun parası');
    const fields: [string, string][] = [['step', stepOf(page)], ['stake', '500'], ...choices[kind]];
    const first = await send(address, fields);
    expect((await follow(address, first)).length).toBeGreaterThan(1_000);
    // The same form again shows the same round.
    expect((await send(address, fields)).headers.get('location')).toBe(first.headers.get('location'));
    expect(await player.balance()).toBe(before);
  });

  it('is not for live games, nor for games with a jackpot', async () => {
    for (const game of games.filter((one) => !hasDemo(one)).slice(0, 12))
      expect(await demoOf(game)).toMatchObject({ success: false });
  });
});

describe('playing', () => {
  it.each(kinds)('plays %s through its form, and the balance changes by the amount on the page', async (kind) => {
    const game = gameOfKind(kind);
    const address = await launchGame(player, game);
    const before = await player.balance();
    const { total } = await history(player, 1);
    let page = await follow(
      address,
      await send(address, [['step', stepOf(await open(address))], ['stake', '500'], ...choices[kind]]),
    );
    while (page.includes('value="stand"')) {
      page = await follow(
        address,
        await send(address, [
          ['step', stepOf(page)],
          ['move', 'stand'],
        ]),
      );
    }
    const after = await player.balance();
    const rows = await history(player);
    const mine = rows.items.slice(0, rows.total - total);
    const net = mine.reduce((sum, { result, amount }) => sum + (result === 1 ? amount : -amount), 0);
    expect(mine.at(-1)).toMatchObject({ game: game.title, result: 2, amount: kind === 'roulette' ? 10 : 5 });
    expect(after).toBeCloseTo(before + net, 6);
    expect(mine[0]?.balanceAfter).toBeCloseTo(after, 6);
    expect(page).toContain('role="status"');
  });

  it('moves money once for a form sent many times at once, and shows one result', async () => {
    const address = await launchGame(player, gameOfKind('slot'));
    const step = stepOf(await open(address));
    const { total } = await history(player, 1);
    const responses = await Promise.all(
      Array.from({ length: 8 }, () =>
        send(address, [
          ['step', step],
          ['stake', '1000'],
        ]),
      ),
    );
    const rounds = responses.map((response) =>
      new URL(response.headers.get('location') ?? '', address).searchParams.get('round'),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(303));
    expect(new Set(rounds).size).toBe(1);
    const rows = await history(player);
    expect(rows.items.slice(0, rows.total - total).filter(({ result }) => result === 2)).toHaveLength(1);
  });

  it('refuses invalid stakes, choices and steps with a message, and moves no money', async () => {
    const address = await launchGame(player, gameOfKind('roulette'));
    const step = stepOf(await open(address));
    const before = await player.balance();
    const bad: [string, string][][] = [
      [
        ['step', step],
        ['stake', '-500'],
        ['spot', 'red'],
      ],
      [
        ['step', step],
        ['stake', '500.5'],
        ['spot', 'red'],
      ],
      [
        ['step', step],
        ['stake', '500'],
      ],
      [
        ['step', step],
        ['stake', '500'],
        ['spot', 'toString'],
      ],
      [
        ['step', step],
        ['stake', '1e3'],
        ['spot', '<script>'],
      ],
      [
        ['step', 'invented'],
        ['stake', '500'],
        ['spot', 'red'],
      ],
      [],
    ];
    for (const fields of bad) {
      const response = await send(address, fields);
      expect(response.status).toBe(422);
      const page = await response.text();
      expect(page).toContain('role="alert"');
      expect(page).not.toContain('<script>');
    }
    expect(await player.balance()).toBe(before);
  });

  it('refuses a player without money with a message, and shows no round of another player', async () => {
    const poor = await seededPlayer(operator.apiUrl, 'yeni');
    const game = gameOfKind('crash');
    const address = await launchGame(poor, game);
    const fields: [string, string][] = [
      ['step', stepOf(await open(address))],
      ['stake', '500'],
      ['target', '2'],
    ];
    const response = await send(address, fields);
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('Your balance is not enough for this bet.');
    expect((await history(poor)).total).toBe(0);
    for (let round = 1; round < 90; round += 30)
      expect(await open(`${address}?round=${round}`)).toContain('Place your bet');
  });

  it('never lets parallel rounds take more than the balance', async () => {
    const richest = gameOfKind('wheel');
    const sessions = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const address = await launchGame(player, richest);
        return { address, page: await open(address) };
      }),
    );
    // Two numbers at the largest chip, 36 times: far more than the balance.
    for (let turn = 0; turn < 6; turn += 1) {
      await Promise.all(
        sessions.map(async (session) => {
          const fields: [string, string][] = [
            ['step', stepOf(session.page)],
            ['stake', '25000'],
          ];
          const response = await send(session.address, [...fields, ['number', '11'], ['number', '23']]);
          session.page = response.status === 303 ? await follow(session.address, response) : await response.text();
        }),
      );
    }
    const { items } = await history(player);
    for (const { balanceAfter } of items) expect(balanceAfter).toBeGreaterThanOrEqual(0);
    expect(await player.balance()).toBeGreaterThanOrEqual(0);
  });
});
