import { memoizeIn } from './memoize-by-identity';

/** Nothing is freed: pass only languages, or names that the site knows, never text of a request. */
export const byLocale = <Result>(derive: (locale: string) => Result): ((locale: string) => Result) =>
  memoizeIn(new Map(), derive);
