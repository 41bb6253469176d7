import { Session } from 'node:inspector';
import process from 'node:process';

// Preloaded into the site: after SIGUSR2 it prints what it holds, when all garbage is collected.
const session = new Session();
session.connect();

process.on('SIGUSR2', () => {
  session.post('HeapProfiler.collectGarbage');
  const { heapUsed, external, rss } = process.memoryUsage();
  const resources = process.getActiveResourcesInfo();
  const count = (/** @type {string} */ kind) => resources.filter((resource) => resource === kind).length;
  const held = {
    heapMb: (heapUsed + external) / 1024 ** 2,
    residentMb: rss / 1024 ** 2,
    sockets: count('TCPSocketWrap'),
    timers: count('Timeout'),
    listeners: process.eventNames().reduce((sum, name) => sum + process.listenerCount(name), 0),
  };
  process.stdout.write(`${JSON.stringify({ msg: 'held', ...held })}\n`);
});
