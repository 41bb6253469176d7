export { loadGameFrame as loader } from '~/features/games/game-frame.server';
