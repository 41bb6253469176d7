import { MINUTE_MS } from './minutes-since';

/** Whether a time in an address, in milliseconds since 1970, is at most a minute away: in a copied address it is older. */
export const isJustNow = (time: string | null): boolean => Math.abs(Date.now() - Number(time)) < MINUTE_MS;
