export { loadJackpots as loader } from '~/features/home/jackpots.server';
