/** Where the end-to-end site listens: fixed, because Playwright has to know before it starts. */
export const SITE_PORT = Number(process.env.E2E_PORT ?? 43_110);
export const OPERATOR_PORT = SITE_PORT + 1;
export const OPERATOR_API = `http://127.0.0.1:${OPERATOR_PORT}/api/`;
export const OPERATOR_OUTBOX = `http://127.0.0.1:${OPERATOR_PORT}/outbox`;
