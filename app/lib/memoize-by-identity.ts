/**
 * Memoises a function by the identity of its argument, in a WeakMap: the result is freed with the argument. For content
 * that many requests share. An argument belongs to one player only where it is remembered itself. Results must not be
 * changed.
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

/** The same for several arguments, in their order. */
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
