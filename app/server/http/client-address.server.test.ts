import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import express from 'express';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clientAddresses } from './client-address.server';

function requestFrom(address: string, forwarded: string | undefined): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.defineProperty(request.socket, 'remoteAddress', { value: address });
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
  return request;
}

it('takes the forwarded address from trusted proxies only', () => {
  const request = () => requestFrom('10.0.0.9', '203.0.113.7, 198.51.100.2, 10.0.0.8');
  expect(clientAddresses([])(request())).toBe('10.0.0.9');
  expect(clientAddresses(['10.0.0.0/8'])(request())).toBe('198.51.100.2');
  expect(clientAddresses(['10.0.0.0/8'])(requestFrom('203.0.113.1', '10.0.0.1'))).toBe('203.0.113.1');
});

it('is always the same as the request.ip of express', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('127.0.0.1', '203.0.113.1'),
      fc.option(fc.string(), { nil: undefined }),
      (from, forwarded) => {
        const app = express().set('trust proxy', ['loopback']);
        const seen = Object.setPrototypeOf(requestFrom(from, forwarded), app.request) as express.Request;
        expect(clientAddresses(['loopback'])(requestFrom(from, forwarded))).toBe(seen.ip);
      },
    ),
  );
});
