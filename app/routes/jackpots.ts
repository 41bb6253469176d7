export { loadJackpots as loader } from '~/features/home/home/jackpots.server';
