/** Normalises a username, for rate limits. Operators ignore case, and some treat the Turkish İ, I, ı and i as one letter. */
export const foldUsername = (username: string) => username.normalize('NFKC').replace(/[İIı]/g, 'i').toLowerCase();
