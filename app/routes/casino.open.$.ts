export { redirectToPlayPage as loader, submitOpen as action } from '~/features/games/play.server';
