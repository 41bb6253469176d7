/** One key for all ways to write a name: operators fold case, and some fold the Turkish İ, I, ı and i into one. */
export const foldUsername = (username: string) => username.normalize('NFKC').replace(/[İIı]/g, 'i').toLowerCase();
