import { expect, it } from 'vitest';
import { classifyOrigin } from './csrf-guard.server';

const site = 'https://play.example';

it.each([
  [{ 'sec-fetch-site': 'same-origin' }, 'same'],
  [{ 'sec-fetch-site': 'same-site', origin: site }, 'foreign'],
  [{ 'sec-fetch-site': 'cross-site', origin: site, referer: `${site}/login` }, 'foreign'],
  [{ 'sec-fetch-site': 'none' }, 'foreign'],
  [{ 'sec-fetch-site': '' }, 'foreign'],
  [{ origin: site }, 'same'],
  [{ origin: 'null' }, 'foreign'],
  [{ origin: 'https://play.example.evil.example' }, 'foreign'],
  [{ origin: 'http://play.example' }, 'foreign'],
  [{ origin: 'https://evil.example', referer: `${site}/login` }, 'foreign'],
  [{ referer: `${site}/login` }, 'same'],
  [{ referer: 'https://play.example.evil.example/' }, 'foreign'],
  [{ referer: site }, 'foreign'],
  [{ 'x-forwarded-host': 'play.example', host: 'play.example' }, 'unknown'],
  [{}, 'unknown'],
] as const)('%j is %s', (headers, origin) => expect(classifyOrigin(headers, site)).toBe(origin));
