/** A language by its tag, such as `tr` or `de-AT`. Which ones there are is data: languages.server.ts */
export type Locale = string;

/**
 * The site's default where the operator names none. Its texts are written first: they are complete, and the types of all
 * messages follow them. The browser's preference is not used.
 */
export const DEFAULT_LOCALE: Locale = 'tr';
