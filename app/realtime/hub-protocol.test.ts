import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  splitRecords,
  readHandshakeRequest,
  readHandshakeResponse,
  readMessage,
  writeClose,
  writeFailedCompletion,
  writeHandshakeRequest,
  writeHandshakeResponse,
  writeInvocation,
  writePing,
  writeRecord,
} from './hub-protocol';

const END = '\u001e';

/** Returns the only record in the text. */
function only(text: string): string {
  const { complete, rest } = splitRecords(text);
  expect({ count: complete.length, rest }).toEqual({ count: 1, rest: '' });
  return complete[0] ?? '';
}

describe('records', () => {
  it.each([
    ['', [], ''],
    [END, [''], ''],
    [`{}${END}`, ['{}'], ''],
    [`{"type":6}${END}{"type":6}${END}`, ['{"type":6}', '{"type":6}'], ''],
    [`{"type":6}${END}{"ty`, ['{"type":6}'], '{"ty'],
    ['{"type', [], '{"type'],
  ])('splits %j', (text, complete, rest) => {
    expect(splitRecords(text)).toEqual({ complete, rest });
  });

  it('are the same for every split into frames', () => {
    fc.assert(
      fc.property(fc.array(fc.dictionary(fc.string(), fc.jsonValue())), fc.array(fc.nat(500)), (messages, cuts) => {
        const text = messages.map((message) => writeRecord(message)).join('');
        const bounds = [0, ...cuts.filter((cut) => cut < text.length).sort((a, b) => a - b), text.length];
        const frames = bounds.slice(1).map((bound, index) => text.slice(bounds[index], bound));
        const records: string[] = [];
        let rest = '';
        for (const frame of frames) {
          const split = splitRecords(rest + frame);
          records.push(...split.complete);
          rest = split.rest;
        }
        expect(rest).toBe('');
        expect(records.map((record) => JSON.parse(record) as unknown)).toEqual(
          messages.map((message) => JSON.parse(JSON.stringify(message)) as unknown),
        );
      }),
    );
  });
});

describe('handshake', () => {
  it.each([
    ['{"protocol":"json","version":1}', null],
    ['{"protocol":"json","version":1,"more":true}', null],
    ['{"protocol":"messagepack","version":1}', 'The only protocol here is json.'],
    ['{"protocol":"json","version":2}', 'The only version here is 1.'],
    ['{"protocol":"json"}', 'The handshake is not valid.'],
    ['[]', 'The handshake is not valid.'],
    ['not json', 'The handshake is not valid.'],
  ])('validates the request %s', (record, fault) => {
    expect(readHandshakeRequest(record)).toEqual({ fault });
  });

  it('can be read by the other end', () => {
    expect(readHandshakeRequest(only(writeHandshakeRequest()))).toEqual({ fault: null });
    expect(readHandshakeResponse(only(writeHandshakeResponse(null)))).toEqual({ accepted: true });
    expect(readHandshakeResponse(only(writeHandshakeResponse('no')))).toEqual({ accepted: false });
    expect(readHandshakeResponse('')).toEqual({ accepted: false });
  });
});

describe('messages', () => {
  it.each([
    ['{"type":6}', { type: 6 }],
    ['{"type":7}', { type: 7 }],
    ['{"type":7,"allowReconnect":true,"error":"gone"}', { type: 7, allowReconnect: true, error: 'gone' }],
    [
      '{"type":1,"target":"NotifyMessage","arguments":["Notification",{}],"headers":{}}',
      { type: 1, target: 'NotifyMessage', arguments: ['Notification', {}] },
    ],
    [
      '{"type":1,"invocationId":"7","target":"Send","arguments":[]}',
      { type: 1, invocationId: '7', target: 'Send', arguments: [] },
    ],
    ['{"type":3,"invocationId":"7","result":1}', { type: 3, invocationId: '7' }],
    ['{"type":4,"invocationId":"1","target":"Stream","arguments":[]}', { type: 'unknown' }],
    ['{"type":99}', { type: 'unknown' }],
    ['{"type":1,"target":"","arguments":[]}', null],
    ['{"type":1,"target":"NotifyMessage"}', null],
    ['{"type":1,"target":"NotifyMessage","arguments":{}}', null],
    ['{"type":7,"allowReconnect":"yes"}', null],
    ['{"type":"6"}', null],
    ['{}', null],
    ['null', null],
    ['6', null],
    ['', null],
    ['{"type":6', null],
  ])('reads %s', (record, message) => {
    expect(readMessage(record)).toEqual(message);
  });

  it('are the same after writing and reading', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.array(fc.jsonValue()), (target, args) => {
        const wire = JSON.parse(JSON.stringify(args)) as unknown[];
        expect(readMessage(only(writeInvocation(target, ...args)))).toEqual({ type: 1, target, arguments: wire });
      }),
    );
    expect(readMessage(only(writePing()))).toEqual({ type: 6 });
    expect(readMessage(only(writeClose({ allowReconnect: true })))).toEqual({ type: 7, allowReconnect: true });
    expect(readMessage(only(writeClose({ allowReconnect: false, error: 'no' })))).toEqual({
      type: 7,
      allowReconnect: false,
      error: 'no',
    });
    expect(readMessage(only(writeFailedCompletion('7', 'no')))).toEqual({ type: 3, invocationId: '7', error: 'no' });
  });

  it('never throw for any input', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((json) => `{"type":1,"x":${json}}`),
        ),
        (record) => {
          readMessage(record);
          readHandshakeRequest(record);
          readHandshakeResponse(record);
        },
      ),
    );
  });
});
