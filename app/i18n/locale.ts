/** A language by its tag, such as `tr` or `de-AT`. Which ones there are is data: languages.server.ts */
export type Locale = string;

/** The default where the operator names none. Its texts are complete, and type all messages. Browsers do not count. */
export const DEFAULT_LOCALE: Locale = 'tr';
