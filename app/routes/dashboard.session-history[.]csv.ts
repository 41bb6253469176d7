export { downloadSessions as loader } from '~/features/history/sessions.server';
