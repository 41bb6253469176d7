export { downloadBets as loader } from '~/features/betting/my-bets/bets.server';
