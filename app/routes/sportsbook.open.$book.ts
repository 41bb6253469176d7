export { openBook as loader } from '~/features/sportsbook/sportsbook.server';
