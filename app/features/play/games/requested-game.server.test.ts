import { describe, expect, it } from 'vitest';
import { isOwnFrame, isOwnVisit } from './requested-game.server';
import { isMobileDevice } from './launch.server';

const requestWith = (headers: Record<string, string>) => new Request('https://site.example/casino/play/x', { headers });

describe('isOwnVisit', () => {
  it.each<[boolean, Record<string, string>]>([
    [true, { 'sec-fetch-site': 'same-origin' }],
    [true, { 'sec-fetch-site': 'none' }],
    [false, { 'sec-fetch-site': 'cross-site' }],
    [false, { 'sec-fetch-site': 'same-site' }],
    [false, { 'sec-fetch-site': 'cross-site', referer: 'https://site.example/casino/slot' }],
    [false, { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' }],
    [false, { 'sec-fetch-site': 'none', 'sec-purpose': 'prefetch;prerender' }],
    [false, { 'sec-fetch-site': 'same-origin', purpose: 'prefetch' }],
    [false, { 'sec-fetch-site': 'none', purpose: 'preview' }],
    [true, { referer: 'https://site.example/casino/slot' }],
    [false, { referer: 'https://site.example.evil.example/' }],
    [false, { referer: 'https://evil.example/' }],
    [false, {}],
  ])('%s: %j', (expected, headers) => {
    expect(isOwnVisit(requestWith(headers))).toBe(expected);
  });
});

describe('isOwnFrame', () => {
  it.each<[boolean, Record<string, string>]>([
    [true, { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' }],
    [true, {}],
    [false, { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' }],
    [false, { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' }],
    [false, { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }],
    [false, { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }],
    [false, { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe', 'sec-purpose': 'prefetch' }],
  ])('%s: %j', (expected, headers) => {
    expect(isOwnFrame(requestWith(headers))).toBe(expected);
  });
});

describe('isMobileDevice', () => {
  it.each<[boolean, Record<string, string>]>([
    [true, { 'sec-ch-ua-mobile': '?1', 'user-agent': 'X' }],
    [false, { 'sec-ch-ua-mobile': '?0', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0' }],
    [true, { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) Mobile/15E148' }],
    [true, { 'user-agent': 'Mozilla/5.0 (Linux; Android 8.1.0) Chrome/70.0 Safari/537.36' }],
    [true, { 'user-agent': 'Opera/9.80 (J2ME/MIDP; Opera Mini/7.1) Presto' }],
    [false, { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/140.0' }],
    [false, {}],
  ])('%s: %j', (expected, headers) => {
    expect(isMobileDevice(new Headers(headers))).toBe(expected);
  });
});
