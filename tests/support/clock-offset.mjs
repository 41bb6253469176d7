import { env } from 'node:process';

/** Loaded before the site (`--import`), it lets a process live later than the others. */
const now = Date.now;
Date.now = () => now() + Number(env.LATER_MS);
