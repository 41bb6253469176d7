import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { expect, it } from 'vitest';
import { warnOfUntrustedProxy } from './untrusted-proxy.server';

function warningsOf(trusted: readonly string[], requests: readonly [peer: string, headers: Record<string, string>][]) {
  const lines: unknown[] = [];
  const log = { warn: (fields: unknown) => void lines.push(fields) } as unknown as Logger;
  const warn = warnOfUntrustedProxy(trusted, log);
  for (const [remoteAddress, headers] of requests)
    warn({ headers, socket: { remoteAddress } } as unknown as IncomingMessage);
  return lines;
}

it.each(['x-forwarded-for', 'forwarded', 'x-forwarded-proto'])(
  'warns once per process of %s from a peer that is not trusted, without any address of a player',
  (header) => {
    const request = ['203.0.113.77', { [header]: '198.51.100.7' }] as [string, Record<string, string>];
    expect(warningsOf(['10.0.0.0/8'], [request, request, ['192.0.2.1', { [header]: 'x' }]])).toEqual([
      { header, network: '203.0.113.0/24' },
    ]);
  },
);

it('names the network of an IPv6 peer, and of an IPv4 peer on a socket for both', () => {
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  expect(warningsOf([], [['2001:db8:1:2:3:4:5:6', headers]])).toMatchObject([{ network: '2001:db8:1::/48' }]);
  expect(warningsOf([], [['::ffff:203.0.113.77', headers]])).toMatchObject([{ network: '203.0.113.0/24' }]);
});

it('says nothing of trusted proxies, of requests without such headers, and of closed sockets', () => {
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  expect(
    warningsOf(
      ['loopback', '10.0.0.0/8'],
      [
        ['127.0.0.1', headers],
        ['10.1.2.3', headers],
      ],
    ),
  ).toEqual([]);
  expect(
    warningsOf(
      [],
      [
        ['203.0.113.77', { host: 'x' }],
        ['', headers],
      ],
    ),
  ).toEqual([]);
});
