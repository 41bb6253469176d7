/** The page with ways to contact support. */
export const SUPPORT_PATH = '/support';

/** Its query after the live chat failed to open. */
export const CHAT_FAILED = { name: 'chat', value: 'failed' } as const;

export const CHAT_FAILED_PATH = `${SUPPORT_PATH}?${CHAT_FAILED.name}=${CHAT_FAILED.value}`;

/** Address of the list of failing chat addresses. */
export const REFUSALS_PATH = '/live-chat';
