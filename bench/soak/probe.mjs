import { Session } from 'node:inspector/promises';
import process from 'node:process';
import { setTimeout } from 'node:timers';
import { queryObjects } from 'node:v8';

// Preloaded into the site: after SIGUSR2 it prints what it holds, when all garbage is collected.
const idle = setTimeout(() => undefined, 0);
const Timeout = /** @type {Function} */ (idle.constructor);
const session = new Session();
session.connect();

process.on('SIGUSR2', () => void say());

async function say() {
  await session.post('HeapProfiler.collectGarbage');
  const { heapUsed, external, rss } = process.memoryUsage();
  const resources = process.getActiveResourcesInfo();
  const held = {
    heapMb: (heapUsed + external) / 1024 ** 2,
    residentMb: rss / 1024 ** 2,
    sockets: resources.filter((resource) => resource === 'TCPSocketWrap').length,
    // Those that keep no process alive are not among the resources.
    timers: queryObjects(Timeout, { format: 'count' }),
    listeners: process.eventNames().reduce((sum, name) => sum + process.listenerCount(name), 0),
  };
  process.stdout.write(`${JSON.stringify({ msg: 'held', ...held })}\n`);
}
