/** Where the end-to-end site listens: fixed, because Playwright has to know before it starts. */
export const SITE_PORT = 43_110;
export const OPERATOR_PORT = 43_111;
export const OPERATOR_API = `http://127.0.0.1:${OPERATOR_PORT}/api/`;
