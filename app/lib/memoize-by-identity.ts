/**
 * What is made of an object that many requests share, such as the operator's content: made once for this very object, and gone
 * with it. Nothing that belongs to one player may go in, and nobody may change what comes out.
 */
export function memoizeByIdentity<Source extends object, Result>(derive: (source: Source) => Result) {
  const known = new WeakMap<Source, { readonly result: Result }>();
  return (source: Source): Result => {
    const kept = known.get(source);
    if (kept) return kept.result;
    const result = derive(source);
    known.set(source, { result });
    return result;
  };
}

/** The same of several objects, in their order. */
export function memoizeByIdentities<Source extends object, Result>(derive: (sources: readonly Source[]) => Result) {
  const root: Place<Source, Result> = {};
  return (sources: readonly Source[]): Result => {
    let place = root;
    for (const source of sources) {
      place.below ??= new WeakMap();
      const known = place.below.get(source);
      if (known) place = known;
      else place.below.set(source, (place = {}));
    }
    place.kept ??= { result: derive(sources) };
    return place.kept.result;
  };
}

interface Place<Source extends object, Result> {
  kept?: { readonly result: Result };
  below?: WeakMap<Source, Place<Source, Result>>;
}
