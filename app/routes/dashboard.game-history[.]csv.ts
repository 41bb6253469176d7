export { downloadRounds as loader } from '~/features/history/rounds.server';
