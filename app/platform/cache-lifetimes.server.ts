/** `cache-control` of files whose address changes with their content. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

export const A_DAY_SECONDS = 86_400;

/** `cache-control` of files that may change at the same address. */
export const FOR_A_DAY = `public, max-age=${A_DAY_SECONDS}`;
