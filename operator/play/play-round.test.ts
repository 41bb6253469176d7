import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { games } from '../catalogue/catalogue';
import type { CatalogueGame, GameKind } from '../catalogue/game';
import { openStore, type Store } from '../store/store';
import { playStep } from './play-round';
import { secureRandom, type Random } from './random';
import { fieldsFrom } from './rules/fields';

let dataDir: string;
let store: Store;
let playerId: number;
let sessionId: number;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'play-'));
  store = openStore(dataDir);
  const person = { name: 'Ada', surname: 'Deniz', phone: '905550000009', country: 'Türkiye', birthDate: '1990-01-01' };
  playerId = store.players.create({
    ...person,
    username: 'oyuncu',
    passwordHash: '-',
    email: 'oyuncu@ornek.example',
    personalNo: '10000000146',
    referral: null,
  }).id;
  const token = store.sessions.open(playerId, { ip: '192.0.2.1', device: 'test', locale: 'tr' });
  sessionId = store.sessions.find(token)?.id ?? 0;
});
afterEach(() => {
  store.close();
  rmSync(dataDir, { recursive: true });
});

const gameOf = (kind: GameKind) => games.find((game) => game.kind === kind) as CatalogueGame;
const sitDown = ({ gameCode }: CatalogueGame) =>
  store.gameSessions.open({ sessionId, gameCode, locale: 'tr', lobbyUrl: 'http://localhost:3000/' });
const stepOf = (token: string) => store.gameSessions.find(token)?.nextStep ?? '';
const fund = (amountMinor: number) => store.ledger.post({ playerId, kind: 'deposit', amountMinor, reference: 'test' });
const balance = () => store.ledger.balanceOf(playerId);
/** `lowest` draws roulette's zero, on which red loses; `largest` draws a crash flight that ends at once. */
const lowest: Random = () => 0;
const largest: Random = (below) => below - 1;
const red = fieldsFrom({ stake: '1000', spot: 'red' });

const all = { from: 0, until: Number.MAX_SAFE_INTEGER };

describe('playStep', () => {
  it('takes the stake and writes one movement per ledger row', () => {
    fund(2_500);
    const token = sitDown(gameOf('roulette'));
    expect(playStep(store, token, stepOf(token), red, lowest)).toHaveProperty('roundId');
    expect(balance()).toBe(1_500);
    expect(store.gameRounds.listMovements(playerId, all, { skip: 0, take: 10 })).toMatchObject([
      { result: 2, amountMinor: 1_000, balanceAfterMinor: 1_500 },
    ]);
  });

  it("plays no more after the player's session has ended", () => {
    fund(2_500);
    const token = sitDown(gameOf('roulette'));
    const step = stepOf(token);
    store.sessions.end(sessionId);
    expect(playStep(store, token, step, red, lowest)).toEqual({ problem: 'stale' });
    expect(balance()).toBe(2_500);
  });

  it('pays a win in the same step', () => {
    fund(1_000);
    const token = sitDown(gameOf('roulette'));
    playStep(store, token, stepOf(token), red, () => 1);
    expect(balance()).toBe(2_000);
  });

  it('answers a repeated step with its round and moves no money', () => {
    fund(10_000);
    const token = sitDown(gameOf('roulette'));
    const step = stepOf(token);
    const first = playStep(store, token, step, red, lowest);
    const again = playStep(store, token, step, fieldsFrom({ stake: '5000', spot: 'black' }), lowest);
    expect(again).toEqual(first);
    expect(balance()).toBe(9_000);
  });

  it("refuses another session's step and an invented one", () => {
    fund(10_000);
    const [mine, other] = [sitDown(gameOf('roulette')), sitDown(gameOf('roulette'))];
    expect(playStep(store, mine, stepOf(other), red, lowest)).toEqual({ problem: 'stale' });
    expect(playStep(store, mine, '', red, lowest)).toEqual({ problem: 'stale' });
    expect(playStep(store, 'unknown', 'x', red, lowest)).toEqual({ problem: 'stale' });
    expect(balance()).toBe(10_000);
  });

  it('plays from several sessions only as long as the balance lasts', () => {
    fund(3_500);
    const tokens = Array.from({ length: 6 }, () => sitDown(gameOf('roulette')));
    const played = tokens.map((token) => playStep(store, token, stepOf(token), red, lowest));
    expect(played.filter((one) => 'roundId' in one)).toHaveLength(3);
    expect(played.slice(3)).toEqual(Array(3).fill({ problem: 'funds' }));
    expect(balance()).toBe(500);
  });

  it('keeps the step if the play failed, so that the form can be sent again', () => {
    fund(500);
    const token = sitDown(gameOf('crash'));
    const step = stepOf(token);
    expect(playStep(store, token, step, fieldsFrom({ stake: '500', target: '0' }), largest)).toEqual({
      problem: 'choice',
    });
    expect(stepOf(token)).toBe(step);
    expect(playStep(store, token, step, fieldsFrom({ stake: '500', target: '2' }), largest)).toHaveProperty('roundId');
    expect(balance()).toBe(0);
  });

  it('continues an open hand in a new session, and doubles only if the balance allows it', () => {
    fund(1_500);
    const game = gameOf('blackjack');
    const first = sitDown(game);
    // The first cards of the shoe, chosen so that neither hand is a natural.
    let position = 20;
    const dealt: Random = (below) => (position += 3) % below;
    expect(playStep(store, first, stepOf(first), fieldsFrom({ stake: '1000' }), dealt)).toHaveProperty('roundId');
    expect(store.gameRounds.findOpen(playerId, game.gameCode)).toMatchObject({ isOver: false, stakeMinor: 1_000 });
    const second = sitDown(game);
    const double = fieldsFrom({ move: 'double' });
    expect(playStep(store, second, stepOf(second), double, dealt)).toEqual({ problem: 'funds' });
    expect(playStep(store, second, stepOf(second), fieldsFrom({ stake: '500' }), dealt)).toEqual({ problem: 'choice' });
    expect(playStep(store, second, stepOf(second), fieldsFrom({ move: 'stand' }), dealt)).toHaveProperty('roundId');
    expect(store.gameRounds.findOpen(playerId, game.gameCode)).toBeNull();
  });

  it('survives arbitrary form input without failing, overdrawing or inventing money', () => {
    fund(1_000_000);
    const kinds = [...new Set(games.map(({ kind }) => kind))];
    const hostile = fc.oneof(fc.string(), fc.constantFrom('1e9', '-1', 'NaN', 'toString'));
    const often = (...known: string[]) => fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, hostile);
    const several = (...known: string[]) => fc.array(often(...known), { minLength: 1, maxLength: 3 });
    const form = fc.record({
      stake: often('500', '1000', '25000'),
      spot: several('red', 'n0', 'dozen1'),
      number: several('1', '11', '23'),
      side: often('player', 'tie'),
      target: often('1.1', '2', '99'),
      card: often('1', '999'),
      move: often('hit', 'double', 'stand'),
    });
    fc.assert(
      fc.property(fc.constantFrom(...kinds), form, (kind, sent) => {
        const token = sitDown(gameOf(kind));
        playStep(store, token, stepOf(token), fieldsFrom(sent), secureRandom);
        const [last] = store.gameRounds.listMovements(playerId, all, { skip: 0, take: 1 });
        expect(balance()).toBeGreaterThanOrEqual(0);
        expect(Number.isSafeInteger(balance())).toBe(true);
        if (last) expect(last.balanceAfterMinor).toBe(balance());
      }),
      { numRuns: 400 },
    );
    expect(store.gameRounds.countMovements(playerId, all)).toBeGreaterThan(100);
  });
});
