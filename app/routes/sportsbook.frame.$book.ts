export { loadBookFrame as loader } from '~/features/sportsbook/sportsbook.server';
