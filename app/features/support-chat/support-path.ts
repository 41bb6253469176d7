/** The page with the ways to reach a person. */
export const SUPPORT_PATH = '/support';

/** Its query when a live chat that was asked for did not open. */
export const CHAT_FAILED = { name: 'chat', value: 'failed' } as const;

export const CHAT_FAILED_PATH = `${SUPPORT_PATH}?${CHAT_FAILED.name}=${CHAT_FAILED.value}`;

/** What the server knows of the live chat's addresses. */
export const REFUSALS_PATH = '/live-chat';
