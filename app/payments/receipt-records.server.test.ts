import { expect, it } from 'vitest';
import { createMemoryState } from '~/platform/state/memory-state.server';
import { deriveKeys } from '~/session/keys.server';
import { createSeal } from '~/session/seal.server';
import { createReceiptRecords } from './receipt-records.server';

const newRecords = () =>
  createReceiptRecords(
    createMemoryState(),
    createSeal(deriveKeys(['a-secret-of-this-test-and-of-no-other']), 'receipt'),
  );

it('keeps every payment whose outcome is unknown, noted at the same time too, for its player alone', async () => {
  const records = newRecords();
  await Promise.all(['a', 'b', 'c'].map((id) => records.noteUnknown('one', id)));
  await records.noteUnknown('other', 'd');
  expect((await records.findUnknown('one')).toSorted()).toEqual(['a', 'b', 'c']);
  await Promise.all(['a', 'c'].map((id) => records.noteKnown('one', id)));
  expect(await records.findUnknown('one')).toEqual(['b']);
  expect(await records.findUnknown('other')).toEqual(['d']);
  expect(await records.findUnknown('another')).toEqual([]);
});

it('keeps the last twenty', async () => {
  const records = newRecords();
  for (let index = 0; index < 25; index += 1) await records.noteUnknown('one', String(index));
  const known = await records.findUnknown('one');
  expect([known.length, known[0], known.at(-1)]).toEqual([20, '5', '24']);
});
