import type { Store } from '../store/store';
import { DAY_MS } from '../utc-time';

const MINUTE_MS = 60_000;

const phone =
  'Mozilla/5.0 (Linux; Android 13; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Mobile Safari/537.36';
const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';
const tablet =
  'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

/** IP addresses are from the ranges reserved for documentation. */
const history = [
  { daysAgo: 90, minutes: 34, ip: '192.0.2.44', device: phone },
  { daysAgo: 88, minutes: 12, ip: '192.0.2.44', device: phone },
  { daysAgo: 60, minutes: 51, ip: '198.51.100.23', device: desktop },
  { daysAgo: 40, minutes: 96, ip: '198.51.100.23', device: desktop },
  { daysAgo: 26, minutes: 18, ip: '203.0.113.187', device: phone },
  { daysAgo: 12, minutes: 7, ip: '192.0.2.61', device: tablet },
  { daysAgo: 6, minutes: 22, ip: '192.0.2.61', device: phone },
  { daysAgo: 1, minutes: 43, ip: '198.51.100.23', device: desktop },
] as const;

export function seedSessions({ sessions }: Store, playerId: number, now: number): void {
  for (const { daysAgo, minutes, ip, device } of history) {
    const startedAt = now - daysAgo * DAY_MS;
    sessions.record(playerId, { ip, device, locale: 'tr', startedAt, endedAt: startedAt + minutes * MINUTE_MS });
  }
}
