import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import timers from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createContent } from './content.server';
import type { OperatorClient } from './client.server';
import { cms } from './contract/cms';
import { openLastGood } from './last-good.server';
import type { Outcome } from './outcome';

/** Records the waits that are started. Each of them ends after all work that needs no input. */
function withoutWaiting(): number[] {
  const waits: number[] = [];
  const wait = vi.spyOn(timers, 'setTimeout').mockImplementation((ms, value) => {
    waits.push(ms ?? 0);
    return new Promise((resolve) => setImmediate(() => resolve(value as never)));
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    wait.mockRestore();
    syncBuiltinESMExports();
  });
  return waits;
}

const A_WEEK_MS = 7 * 86_400_000;
const newDirectory = () => path.join(mkdtempSync(path.join(tmpdir(), 'last-good-')), 'below');
const quiet = { warn: vi.fn() };
const open = (directory: string, now?: () => number) => openLastGood(directory, quiet, now);
const fileIn = (directory: string) => path.join(directory, readdirSync(directory)[0] ?? '');

async function kept(data: unknown, key = 'key', now?: () => number): Promise<string> {
  const directory = newDirectory();
  const lastGood = await open(directory, now);
  lastGood.keep(key, data);
  await lastGood.settled();
  return directory;
}

describe('the last good content', () => {
  it('is found by the next process, and leaves no partial file', async () => {
    const directory = await kept({ title: 'Çok güzel' });
    expect((await open(directory)).find('key')).toEqual({ title: 'Çok güzel' });
    expect((await open(directory)).find('other')).toBeNull();
    expect(readdirSync(directory)).toHaveLength(1);
  });

  it.each([
    ['half of it', (text: string) => text.slice(0, text.length / 2)],
    ['nothing', () => ''],
    ['null', () => 'null'],
    ['another shape', () => '[1]'],
    ['more than is read', (text: string) => text + ' '.repeat(2 * 1024 * 1024)],
    ['what belongs to another key', (text: string) => text.replace('"key":"key"', '"key":"kez"')],
  ])('is ignored when its file holds %s', async (_name, damage) => {
    const directory = await kept({ a: 1 });
    const file = fileIn(directory);
    writeFileSync(file, damage(readFileSync(file, 'utf8')));
    const lastGood = await open(directory);
    expect(lastGood.find('key')).toBeNull();
    expect(lastGood.find('kez')).toBeNull();
  });

  it('is ignored after a week', async () => {
    const directory = await kept({ a: 1 }, 'key', () => 1_000);
    expect((await open(directory, () => 999 + A_WEEK_MS)).find('key')).toEqual({ a: 1 });
    expect((await open(directory, () => 1_000 + A_WEEK_MS)).find('key')).toBeNull();
  });

  it('is limited in the number and size of files', async () => {
    const directory = newDirectory();
    const lastGood = await open(directory);
    for (let index = 0; index < 320; index += 1) lastGood.keep(`key ${index}`, index);
    lastGood.keep('large', 'a'.repeat(2 * 1024 * 1024));
    await lastGood.settled();
    expect(readdirSync(directory)).toHaveLength(300);
  });

  it('does no harm when it cannot be written', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'last-good-')), 'file');
    writeFileSync(file, '');
    const lastGood = await open(path.join(file, 'below'));
    lastGood.keep('key', 1);
    await lastGood.settled();
    expect(quiet.warn).toHaveBeenCalledWith(
      expect.objectContaining({ code: 'ENOTDIR', path: path.join(file, 'below') }),
      'last good content could not be written',
    );
  });
});

describe('content with a copy on disk', () => {
  const TEXTS = [{ key: 'home.title', value: 'first' }];
  const answering = (answer: () => Promise<Outcome<unknown>>) => ({ ask: answer }) as unknown as OperatorClient;
  const success = async () => ({ kind: 'success', data: TEXTS, message: null }) as const;

  async function afterRestart(answer: () => Promise<Outcome<unknown>>, damage?: (text: string) => string) {
    const directory = newDirectory();
    const lastGood = await open(directory);
    const signal = AbortSignal.timeout(20_000);
    await createContent(answering(success), { lastGood }).ask(cms.translationlist, {}, 'tr', signal);
    await lastGood.settled();
    if (damage) writeFileSync(fileIn(directory), damage(readFileSync(fileIn(directory), 'utf8')));
    const content = createContent(answering(answer), { lastGood: await open(directory) });
    return content.ask(cms.translationlist, {}, 'tr', signal);
  }

  it.each(['unavailable', 'faulty'] as const)('returns the copy while the operator is %s', async (kind) => {
    expect(await afterRestart(async () => ({ kind }))).toMatchObject({ kind: 'success', data: TEXTS });
  });

  it('waits at most one second for an operator that does not answer', async () => {
    const waits = withoutWaiting();
    expect(await afterRestart(() => new Promise(() => {}))).toMatchObject({ kind: 'success', data: TEXTS });
    expect(waits).toEqual([1_000]);
  });

  it('shows the present answer of the operator when there is one', async () => {
    const data = [{ key: 'home.title', value: 'second' }];
    expect(await afterRestart(async () => ({ kind: 'success', data, message: null }))).toMatchObject({ data });
    expect(await afterRestart(async () => ({ kind: 'not-offered' }))).toEqual({ kind: 'not-offered' });
  });

  it('has no copy of a page that the operator has withdrawn', async () => {
    const directory = newDirectory();
    const ask = async (answer: Outcome<unknown>) => {
      const lastGood = await open(directory);
      const content = createContent(
        answering(async () => answer),
        { lastGood },
      );
      const outcome = await content.ask(cms.content, { id: 9 }, 'tr', AbortSignal.timeout(20_000));
      await lastGood.settled();
      return outcome.kind;
    };
    const page = { id: 9, title: 'Sayfa', body: '<p>Metin</p>' };
    expect(await ask({ kind: 'success', data: page, message: null })).toBe('success');
    expect(await ask({ kind: 'unavailable' })).toBe('success');
    expect(await ask({ kind: 'refused', message: null })).toBe('refused');
    expect(await ask({ kind: 'unavailable' })).toBe('unavailable');
  });

  it('ignores a copy that no longer fits the contract', async () => {
    const misshapen = (text: string) => text.replace('"first"', '7');
    expect(await afterRestart(async () => ({ kind: 'unavailable' }), misshapen)).toEqual({ kind: 'unavailable' });
  });
});
