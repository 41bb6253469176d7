import process from 'node:process';
import { setImmediate } from 'node:timers';

// Preloaded into a test site: at SIGUSR2 it warns, and then fails as a bug outside all handlers would.
process.once('SIGUSR2', () => {
  process.emitWarning('a warning of the test');
  setImmediate(() => {
    throw new Error('a bug of the test');
  });
});
