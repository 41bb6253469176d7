// A worker whose test runner is gone would go on for ever: its sites and its browser keep it alive.
// Vitest does not let a test call process.exit, and Playwright handles the gentler signals.
const end = () => process.kill(process.pid, 'SIGKILL');
if (!process.listeners('disconnect').some(({ name }) => name === end.name)) process.once('disconnect', end);

export {};
