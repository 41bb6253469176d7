import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPushed, toItem } from './notification-item';

const ZONE = 'Europe/Istanbul';

const raw = {
  id: 418,
  title: 'Yatırımınız onaylandı',
  note: '₺250,50 hesabınıza geçti.',
  type: 1,
  timeStamp: '2026-11-21T01:23:45',
  isRead: false,
};

describe('a notification', () => {
  it('converts its UTC time to the time zone of the player', () => {
    expect(readPushed(raw, ZONE)).toEqual({
      id: '418',
      title: raw.title,
      note: raw.note,
      kind: 'deposit',
      time: '21.11.2026 04:23',
      isRead: false,
      reference: null,
      about: null,
    });
    expect(readPushed({ ...raw, reference: 'a-payment' }, ZONE)?.reference).toBe('a-payment');
    expect(readPushed({ ...raw, reference: 7 }, ZONE)?.reference).toBeNull();
    expect(readPushed({ ...raw, about: 'bonuses' }, ZONE)?.about).toBe('bonuses');
    expect(readPushed({ ...raw, about: 'constructor' }, ZONE)?.about).toBeNull();
    expect(readPushed({ ...raw, timeStamp: '2026-11-21T01:23:45.123Z' }, ZONE)?.time).toBe('21.11.2026 04:23');
  });

  it.each([
    [1, 'deposit'],
    [2, 'withdraw'],
    [3, 'jackpot'],
    [4, 'bonus'],
    [5, 'system'],
    [0, 'system'],
    [99, 'system'],
    [-1, 'system'],
  ])('maps type %i to kind %s', (type, kind) => {
    expect(toItem({ ...raw, timeStamp: `${raw.timeStamp}Z`, type }, ZONE).kind).toBe(kind);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'hello'],
    ['a list', [raw]],
    ['one without a title', { ...raw, title: undefined }],
    ['one whose note is an object', { ...raw, note: { toString: 'x' } }],
    ['one without a time', { ...raw, timeStamp: 'yesterday' }],
    ['one whose id is an object', { ...raw, id: {} }],
    ['one with a type of text', { ...raw, type: '1' }],
  ])('ignores %s', (_what, message) => expect(readPushed(message, ZONE)).toBeNull());

  it('never throws, for any input', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (any, timeStamp) => {
        readPushed(any, ZONE);
        readPushed({ ...raw, timeStamp }, ZONE);
      }),
    );
  });
});
