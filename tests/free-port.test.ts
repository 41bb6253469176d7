import { expect, it } from 'vitest';
import { freePort } from './support/free-port';

it('gives no port twice', async () => {
  const ports: number[] = [];
  while (ports.length < 600) ports.push(await freePort());
  expect(new Set(ports).size).toBe(ports.length);
});
