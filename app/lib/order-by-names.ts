import { parseJson } from './parse-json';

/** A JSON array in the operator's order. Unknown and repeated names are ignored. @param fallback without a usable option */
export function orderByNames<Name extends string>(
  option: string | undefined,
  known: readonly Name[],
  fallback: readonly Name[] = known,
): readonly Name[] {
  const value = parseJson(option ?? '');
  if (!Array.isArray(value)) return fallback;
  const wanted = [...new Set<unknown>(value)].flatMap((name) => known.find((one) => one === name) ?? []);
  return wanted.length > 0 ? wanted : fallback;
}
