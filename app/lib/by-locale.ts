/**
 * Memoises a function of a language, or of another name of which there are few, such as a checked time zone. Nothing is freed,
 * so pass only names that the site knows, never text of a request.
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
