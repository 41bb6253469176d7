import { expect, it } from 'vitest';
import { encodingFor } from './encoding.server';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['br, gzip', 'br'],
  ['GZip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['gzip;q=0.5, identity', 'identity'],
  ['gzip, identity;q=0.5', 'gzip'],
  // `*` is every coding without a weight of its own.
  ['*', 'gzip'],
  ['*;q=1, identity;q=0', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0, *', 'identity'],
  ['identity;q=1, *;q=0', 'identity'],
  ['gzip;q=0.000', 'identity'],
  // Nothing that the site has is accepted: RFC 9110, 12.5.3, prefers an answer without a coding to a refusal.
  ['identity;q=0', 'identity'],
  ['*;q=0', 'identity'],
  ['zstd, identity;q=0', 'identity'],
  ['gzip;q=x', 'identity'],
])('Accept-Encoding: %s is answered with %s', (header, encoding) => expect(encodingFor(header)).toBe(encoding));
