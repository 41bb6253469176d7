/** Where results are: a Map, a WeakMap or an LRUCache. */
interface Known<Key, Result> {
  get(key: Key): { readonly result: Result } | undefined;
  set(key: Key, value: { readonly result: Result }): unknown;
}

/** Memoises a function for as long as `known` holds its results. */
export const memoizeIn =
  <Key, Result>(known: Known<Key, Result>, derive: (key: Key) => Result) =>
  (key: Key): Result => {
    const cached = known.get(key);
    if (cached) return cached.result;
    const result = derive(key);
    known.set(key, { result });
    return result;
  };

/** Results are in a WeakMap, and freed with the argument. Never memoise an argument that belongs to one player. */
export const memoizeByIdentity = <Source extends object, Result>(derive: (source: Source) => Result) =>
  memoizeIn(new WeakMap<Source, { readonly result: Result }>(), derive);

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
