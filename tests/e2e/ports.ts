/** Ports of the end-to-end site. They are fixed because Playwright needs them before the site starts. */
export const SITE_PORT = Number(process.env.E2E_PORT ?? 43_110);
export const OPERATOR_PORT = SITE_PORT + 1;
export const OPERATOR_API = `http://127.0.0.1:${OPERATOR_PORT}/api/`;
export const OPERATOR_OUTBOX = `http://127.0.0.1:${OPERATOR_PORT}/outbox`;
