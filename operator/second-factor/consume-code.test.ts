import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallContext } from '../call-handler';
import { createNotifier } from '../notifier';
import type { Player } from '../store/players';
import { openStore, type Store } from '../store/store';
import { consumeFactorCode, factorOf } from './consume-code';
import { newRecoveryCodes, normalizeRecoveryCode } from './recovery-codes';
import { newTotpSecret } from './totp';

const STEP_MS = 30_000;
const HOUR_MS = 3_600_000;
/** In the middle of a step. */
const START = 2_000_000_000_000 - (2_000_000_000_000 % STEP_MS) + STEP_MS / 2;

const dataDir = mkdtempSync(path.join(tmpdir(), 'second-factor-'));
let now = START;
let store: Store;
beforeAll(() => {
  store = openStore(dataDir, () => now);
});
afterAll(() => {
  store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

let players = 0;

/** A player whose second factor is on. */
function newOwner() {
  now = START;
  players += 1;
  const name = `factor${players}`;
  const texts = { username: name, name, surname: name, email: `${name}@ornek.example`, personalNo: name };
  const facts = { passwordHash: 'none', phone: '905550000000', country: '1', birthDate: '1990-01-01', referral: null };
  const player = store.players.create({ ...texts, ...facts });
  const secret = newTotpSecret();
  const codes = newRecoveryCodes();
  store.secondFactors.add(player.id, { secret, usedStep: -1 });
  store.secondFactors.setRecoveryCodes(player.id, codes.map(normalizeRecoveryCode));
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  return { player, codes, codeAt: (at: number) => app.generate({ timestamp: at }) };
}

function from(ip: string, fingerprint = ''): CallContext {
  return { store, notifier: createNotifier(store.notifications), locale: 'en', ip, fingerprint } as CallContext;
}

const enter = (player: Player, code: string, context = from('192.0.2.1')) =>
  consumeFactorCode(context, player, factorOf(code), code);

/** A wrong code of the app: none of those that are near now. */
function wrongCodes({ codeAt }: ReturnType<typeof newOwner>, count: number): string[] {
  const right = new Set(Array.from({ length: 300 }, (_, index) => codeAt(now + (index - 150) * STEP_MS)));
  const all = Array.from({ length: count + 300 }, (_, index) => String(index).padStart(6, '0'));
  return all.filter((code) => !right.has(code)).slice(0, count);
}

describe('a code of the app', () => {
  it('is accepted in its step and one step each way, and never again, in any order of tries', () => {
    const tries = fc.array(fc.record({ laterMs: fc.nat(45_000), steps: fc.integer({ min: -3, max: 3 }) }), {
      minLength: 1,
      maxLength: 9,
    });
    fc.assert(
      fc.property(tries, (all) => {
        const { player, codeAt } = newOwner();
        let used = -1;
        for (const { laterMs, steps } of all) {
          now += laterMs;
          const step = Math.floor(now / STEP_MS) + steps;
          const { accepted } = enter(player, codeAt(step * STEP_MS));
          expect(accepted).toBe(Math.abs(steps) <= 1 && step > used);
          if (accepted) used = step;
        }
      }),
      { numRuns: 60 },
    );
  });

  it('may be typed with spaces, and in full-width digits', () => {
    const { player, codeAt } = newOwner();
    const code = codeAt(now);
    const wide = code.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
    expect(enter(player, ` ${wide.slice(0, 3)} ${wide.slice(3)}`)).toEqual({ accepted: true });
  });

  it('is refused with words about the clock of the phone, or about the next code', () => {
    const { player, codeAt } = newOwner();
    expect(enter(player, codeAt(now - 2 * STEP_MS))).toMatchObject({
      message: expect.stringContaining('clock') as string,
    });
    expect(enter(player, codeAt(now))).toEqual({ accepted: true });
    expect(enter(player, codeAt(now))).toMatchObject({ message: expect.stringContaining('next one') as string });
  });
});

describe('a recovery code', () => {
  it('is accepted once', () => {
    const { player, codes } = newOwner();
    for (const code of codes) {
      expect(enter(player, code)).toEqual({ accepted: true });
      expect(enter(player, code.toLowerCase().replace('-', ' '))).toMatchObject({ accepted: false });
    }
    expect(store.secondFactors.recoveryCodesLeft(player.id)).toBe(0);
  });

  it('is refused for another player, and after new codes were made', () => {
    const owner = newOwner();
    const other = newOwner();
    expect(enter(other.player, owner.codes[0] ?? '')).toMatchObject({ accepted: false });
    store.secondFactors.setRecoveryCodes(owner.player.id, newRecoveryCodes().map(normalizeRecoveryCode));
    expect(enter(owner.player, owner.codes[0] ?? '')).toMatchObject({ accepted: false });
  });
});

describe('wrong codes', () => {
  it('are refused unseen after ten in 15 minutes from one network, and the right one with them', () => {
    const owner = newOwner();
    const isTry = wrongCodes(owner, 11).map((code) => enter(owner.player, code));
    expect(isTry.filter((each) => !each.accepted && each.isTry)).toHaveLength(10);
    expect(enter(owner.player, owner.codeAt(now))).toMatchObject({ accepted: false, isTry: false });
    now += 15 * 60_000 + 1;
    expect(enter(owner.player, owner.codeAt(now))).toEqual({ accepted: true });
  });

  it('of many networks lock the player out neither on the own device nor with a recovery code', () => {
    const owner = newOwner();
    const home = from('192.0.2.1', 'the-phone-of-the-player');
    expect(enter(owner.player, owner.codeAt(now), home)).toEqual({ accepted: true });
    now += STEP_MS;
    const tries = wrongCodes(owner, 60).map((code, index) => enter(owner.player, code, from(`198.51.100.${index}`)));
    expect(tries.filter((each) => !each.accepted && each.isTry)).toHaveLength(30);
    expect(enter(owner.player, owner.codeAt(now), from('203.0.113.9'))).toMatchObject({ isTry: false });
    expect(enter(owner.player, owner.codes[0] ?? '', from('203.0.113.9'))).toEqual({ accepted: true });
    expect(enter(owner.player, owner.codeAt(now), from('203.0.113.77', 'the-phone-of-the-player'))).toEqual({
      accepted: true,
    });
  });

  it('on the own device are limited too, wherever it is', () => {
    const owner = newOwner();
    const at = (index: number) => from(`198.51.100.${index}`, 'the-phone-of-the-player');
    expect(enter(owner.player, owner.codeAt(now), at(0))).toEqual({ accepted: true });
    const tries = wrongCodes(owner, 20).map((code, index) => enter(owner.player, code, at(index)));
    expect(tries.filter((each) => !each.accepted && each.isTry)).toHaveLength(10);
  });

  it('on the own device are 50 a day at most, and then a recovery code still works', () => {
    const owner = newOwner();
    const phone = from('192.0.2.1', 'the-phone-of-the-player');
    expect(enter(owner.player, owner.codeAt(now), phone)).toEqual({ accepted: true });
    let seen = 0;
    for (let quarter = 0; quarter < 8; quarter += 1) {
      now += 15 * 60_000 + 1;
      const tries = wrongCodes(owner, 10).map((code) => enter(owner.player, code, phone));
      seen += tries.filter((each) => !each.accepted && each.isTry).length;
    }
    expect(seen).toBe(50);
    expect(enter(owner.player, owner.codeAt(now), phone)).toMatchObject({ accepted: false, isTry: false });
    expect(enter(owner.player, owner.codes[0] ?? '', phone)).toEqual({ accepted: true });
    now += 24 * HOUR_MS;
    expect(enter(owner.player, owner.codeAt(now), phone)).toEqual({ accepted: true });
  });

  it('tell the player of the fifth, once a day', () => {
    const owner = newOwner();
    for (const code of wrongCodes(owner, 8)) enter(owner.player, code);
    now += HOUR_MS;
    for (const code of wrongCodes(owner, 8)) enter(owner.player, code);
    const titles = store.notifications.list(owner.player.id, { skip: 0, take: 10 }).map(({ title }) => title.en);
    expect(titles).toEqual(['Wrong codes were entered for your account']);
  });
});
