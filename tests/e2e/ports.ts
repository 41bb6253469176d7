/**
 * Ports of the end-to-end site. They are fixed because Playwright needs them before the site starts, and below 32768
 * because systems give higher ones to any other test. The embedded operator would then move to the next free port.
 */
export const SITE_PORT = Number(process.env.E2E_PORT ?? 19_110);
export const OPERATOR_PORT = SITE_PORT + 1;
export const OPERATOR_API = `http://127.0.0.1:${OPERATOR_PORT}/api/`;
export const OPERATOR_OUTBOX = `http://127.0.0.1:${OPERATOR_PORT}/outbox`;
