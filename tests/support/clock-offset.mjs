import { env } from 'node:process';

/** Loaded before the site (`--import`): sets the clock of the process ahead. */
const now = Date.now;
Date.now = () => now() + Number(env.LATER_MS);
