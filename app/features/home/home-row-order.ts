import { parseJson } from '~/lib/parse-json';

/** The rows of the home page, in the order that a site without the option `homeRows` has. */
export const HOME_ROWS = [
  'join',
  'continue',
  'bonus',
  'favourites',
  'matches',
  'jackpots',
  'slots',
  'tables',
  'winners',
] as const;
export type HomeRowId = (typeof HOME_ROWS)[number];

/**
 * The rows that the operator wants, in its order: the option `homeRows` is a JSON array of their names. Unknown and repeated
 * names are ignored. Without a usable option all rows are shown.
 */
export function homeRowOrder(option: string | undefined): readonly HomeRowId[] {
  const value = parseJson(option ?? '');
  if (!Array.isArray(value)) return HOME_ROWS;
  const names = new Set<unknown>(value);
  const wanted = [...names].flatMap((name) => HOME_ROWS.find((row) => row === name) ?? []);
  return wanted.length > 0 ? wanted : HOME_ROWS;
}
