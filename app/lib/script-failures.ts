/** Where browsers report that the scripts of a page failed. */
export const SCRIPT_FAILURES_PATH = '/script-failures';
