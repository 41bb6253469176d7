const A_MINUTE_MS = 60_000;

/** Whether a time in an address, in milliseconds since 1970, is at most a minute away: in a copied address it is older. */
export const isJustNow = (time: string | null): boolean => Math.abs(Date.now() - Number(time)) < A_MINUTE_MS;
