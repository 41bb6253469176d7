export { downloadRounds as loader } from '~/features/money/history/rounds.server';
