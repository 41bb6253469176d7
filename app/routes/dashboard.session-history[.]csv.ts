export { downloadSessions as loader } from '~/features/money/history/sessions.server';
