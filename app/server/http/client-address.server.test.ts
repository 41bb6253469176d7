import { IncomingMessage } from 'node:http';
import { isIP, Socket } from 'node:net';
import fc from 'fast-check';
import proxyAddr from 'proxy-addr';
import { describe, expect, it } from 'vitest';
import { FORWARDED_FORMS, PEER } from '../../../tests/support/forwarded-forms';
import { networkOf } from '~/lib/network-of';
import { clientAddresses } from './client-address.server';

function requestFrom(address: string, headers: Record<string, string>): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.defineProperty(request.socket, 'remoteAddress', { value: address });
  return Object.assign(request, { headers });
}

function readerFor(...trusted: string[]) {
  const warnings: unknown[] = [];
  const addressOf = clientAddresses(trusted, { warn: (fields: unknown) => void warnings.push(fields) });
  return {
    warnings,
    read: (from: string, headers: Record<string, string> = {}) => addressOf(requestFrom(from, headers)),
  };
}

const behindProxy = () => readerFor('loopback', '10.0.0.0/8');

it('takes the forwarded address from trusted proxies only', () => {
  const list = { 'x-forwarded-for': '203.0.113.7, 198.51.100.2, 10.0.0.8' };
  expect(readerFor().read('10.0.0.9', list)).toBe('10.0.0.9');
  expect(behindProxy().read('10.0.0.9', list)).toBe('198.51.100.2');
  expect(behindProxy().read('::ffff:10.0.0.9', list)).toBe('198.51.100.2');
  expect(behindProxy().read('203.0.113.1', { 'x-forwarded-for': '10.0.0.1' })).toBe('203.0.113.1');
});

describe.each(FORWARDED_FORMS)('$name', ({ headers, network }) => {
  it(`belongs to ${network}, even if the text says more`, () => {
    const { read, warnings } = behindProxy();
    for (let request = 1; request <= 9; request += 1)
      expect(networkOf(read(PEER, headers(request))), JSON.stringify(headers(request))).toBe(network);
    expect(warnings).toEqual(network === PEER ? [{ network: '127.0.0.0/24' }] : []);
  });
});

it('believes X-Forwarded-For where a client sent Forwarded beside it', () => {
  const headers = { 'x-forwarded-for': '203.0.113.7', forwarded: 'for=198.51.100.2' };
  expect(behindProxy().read(PEER, headers)).toBe('203.0.113.7');
});

it('falls back to the last proxy that is known', () => {
  expect(behindProxy().read(PEER, { 'x-forwarded-for': '203.0.113.7, unknown, 10.0.0.4' })).toBe('10.0.0.4');
  expect(behindProxy().read(PEER, { forwarded: 'for=203.0.113.7, proto=https, for=10.0.0.4' })).toBe('10.0.0.4');
});

it('has no address of a connection that is gone', () => {
  expect(clientAddresses(['loopback'], { warn: () => undefined })(new IncomingMessage(new Socket()))).toBe('');
});

it('is the address that express finds, for every list of addresses', () => {
  const address = fc.oneof(fc.ipV4(), fc.constantFrom('10.0.0.1', '127.0.0.1'));
  fc.assert(
    fc.property(address, fc.array(address), (from, list) => {
      const headers = { 'x-forwarded-for': list.join(', ') };
      const trusted = ['loopback', '10.0.0.0/8'];
      expect(readerFor(...trusted).read(from, headers)).toBe(proxyAddr(requestFrom(from, headers), trusted));
    }),
  );
});

it('is an address for every text in either header', () => {
  const piece = fc.constantFrom(
    'for=',
    '"',
    '[',
    ']',
    '::1',
    '127.0.0.1',
    ',',
    ';',
    ':',
    '%',
    '_',
    '8',
    ' ',
    '\\',
    'ÿ',
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(piece).map((pieces) => pieces.join('')),
  );
  fc.assert(
    fc.property(fc.constantFrom('x-forwarded-for', 'forwarded'), text, (header, value) => {
      expect(isIP(behindProxy().read(PEER, { [header]: value }))).not.toBe(0);
    }),
    { numRuns: 2_000 },
  );
});
