/** One key for all spellings of a username: operators ignore case, and some treat İ, I, ı and i as one letter. */
export const foldUsername = (username: string) => username.normalize('NFKC').replace(/[İIı]/g, 'i').toLowerCase();
