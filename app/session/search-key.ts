/** The key `/` opens the search, unless this cookie says that it is off. docs/product/play.md#games */
export const SEARCH_KEY_COOKIE_NAME = 'searchkey';
export const SEARCH_KEY_OFF = 'off';
