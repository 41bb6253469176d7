import { memoizeIn } from './memoize-by-identity';

/**
 * Memoises a function of a language, or of another name of which there are few, such as a checked time zone. Nothing is freed,
 * so pass only names that the site knows, never text of a request.
 */
export const byLocale = <Result>(derive: (locale: string) => Result): ((locale: string) => Result) =>
  memoizeIn(new Map(), derive);
