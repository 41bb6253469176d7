import { orderByNames } from '~/lib/order-by-names';

/** The rows of the home page, in the order that a site without the option `homeRows` has. */
export const HOME_ROWS = [
  'join',
  'bonus',
  'continue',
  'favourites',
  'slots',
  'jackpots',
  'matches',
  'tables',
  'winners',
] as const;
export type HomeRowId = (typeof HOME_ROWS)[number];

/**
 * The rows that the operator wants, in its order: the option `homeRows` is a JSON array of their names. Unknown and repeated
 * names are ignored. Without a usable option all rows are shown.
 */
export const homeRowOrder = (option: string | undefined): readonly HomeRowId[] => orderByNames(option, HOME_ROWS);
