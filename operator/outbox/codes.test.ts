import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStore, type Store } from '../store/store';
import { isCodeValid, sendCode, consumeCode } from './codes';

const MINUTE_MS = 60_000;
let dataDir: string;
let store: Store;
let playerId: number;

const owner = (over: { target?: string; playerId?: number } = {}) => ({
  playerId,
  purpose: 'verify-phone' as const,
  target: '905550001122',
  ...over,
});
const lastCode = () => store.outbox.list()[0]?.code ?? '';
/** A code of six digits that differs from the given one. */
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  dataDir = mkdtempSync(path.join(tmpdir(), 'codes-'));
  store = openStore(dataDir);
  playerId = store.players.create({
    username: 'kodcu',
    passwordHash: '',
    name: 'Kod',
    surname: 'Cu',
    email: 'kodcu@ornek.example',
    phone: '905550001122',
    country: '1',
    birthDate: '1990-01-01',
    personalNo: '12345678901',
    referral: null,
  }).id;
});

afterEach(() => {
  store.close();
  rmSync(dataDir, { recursive: true });
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a one-time code', () => {
  it('has six digits, appears in the outbox in the requested language, and is logged', () => {
    sendCode({ store }, owner(), 'tr');
    const [message] = store.outbox.list();
    expect(message).toMatchObject({ to: '905550001122', kind: 'sms', at: Date.now() });
    expect(message?.code).toMatch(/^\d{6}$/);
    expect(message?.text).toContain(`Telefon doğrulama kodunuz: ${message?.code}`);
    expect(console.log).toHaveBeenCalledWith(expect.stringContaining(lastCode()));
  });

  it('is valid until it is used, and works once', () => {
    sendCode({ store }, owner(), 'en');
    const work = vi.fn();
    expect(isCodeValid({ store }, owner(), lastCode())).toBe(true);
    expect(isCodeValid({ store }, owner(), lastCode())).toBe(true);
    expect(consumeCode({ store }, owner(), lastCode(), work)).toBe(true);
    expect(consumeCode({ store }, owner(), lastCode(), work)).toBe(false);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('stays valid if the work that it allows fails', () => {
    sendCode({ store }, owner(), 'en');
    expect(() =>
      consumeCode({ store }, owner(), lastCode(), () => {
        throw new Error('the disk is full');
      }),
    ).toThrow('the disk is full');
    expect(isCodeValid({ store }, owner(), lastCode())).toBe(true);
  });

  it('expires after ten minutes', () => {
    sendCode({ store }, owner(), 'en');
    vi.advanceTimersByTime(10 * MINUTE_MS - 1);
    expect(isCodeValid({ store }, owner(), lastCode())).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isCodeValid({ store }, owner(), lastCode())).toBe(false);
  });

  it('survives four wrong attempts', () => {
    sendCode({ store }, owner(), 'en');
    for (let tries = 0; tries < 4; tries += 1) isCodeValid({ store }, owner(), otherThan(lastCode()));
    expect(isCodeValid({ store }, owner(), lastCode())).toBe(true);
  });

  it('is void after five wrong attempts, even for the right code', () => {
    sendCode({ store }, owner(), 'en');
    for (let tries = 0; tries < 5; tries += 1) consumeCode({ store }, owner(), otherThan(lastCode()), () => undefined);
    expect(isCodeValid({ store }, owner(), lastCode())).toBe(false);
  });

  it('replaces the previous code and resets the attempts', () => {
    sendCode({ store }, owner(), 'en');
    const first = lastCode();
    for (let tries = 0; tries < 5; tries += 1) isCodeValid({ store }, owner(), otherThan(first));
    do sendCode({ store }, owner(), 'en');
    while (lastCode() === first);
    expect(isCodeValid({ store }, owner(), first)).toBe(false);
    expect(isCodeValid({ store }, owner(), lastCode())).toBe(true);
  });

  it('is valid only for the phone that it was sent to', () => {
    sendCode({ store }, owner(), 'en');
    expect(isCodeValid({ store }, owner({ target: '905559998877' }), lastCode())).toBe(false);
    expect(isCodeValid({ store }, { ...owner(), purpose: 'reset-password' }, lastCode())).toBe(false);
  });
});

it('stores neither national ids nor valid codes in readable form', () => {
  sendCode({ store }, owner(), 'en');
  const database = new Database(path.join(dataDir, 'operator.db'));
  const rows = ['player', 'code'].map((table) => database.prepare(`SELECT * FROM ${table}`).all());
  database.close();
  const kept = JSON.stringify(rows);
  expect(kept).toContain('kodcu@ornek.example');
  expect(kept).not.toContain('12345678901');
  expect(kept).not.toContain(lastCode());
});
