export { loadProviderPage as loader } from '~/features/games/game-frame.server';
