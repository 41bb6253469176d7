import process from 'node:process';

// Preloaded into a test site: ends it when the process that started it is gone, which closes its standard input.
process.stdin.on('end', () => process.exit()).resume();
process.stdin.unref();
