/**
 * Memoises a function of a language. Nothing is freed, so pass only languages that the site has, never text of a request.
 */
export function byLocale<Result>(derive: (locale: string) => Result): (locale: string) => Result {
  const known = new Map<string, Result>();
  return (locale) => {
    const kept = known.get(locale);
    if (kept !== undefined) return kept;
    const result = derive(locale);
    known.set(locale, result);
    return result;
  };
}
