export const SUPPORT_PATH = '/support';

export const CHAT_FAILED = { name: 'chat', value: 'failed' } as const;

export const CHAT_FAILED_PATH = `${SUPPORT_PATH}?${CHAT_FAILED.name}=${CHAT_FAILED.value}`;

export const REFUSALS_PATH = '/live-chat';
