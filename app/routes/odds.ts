export { loadOdds as loader } from '~/features/betting/book/odds.server';
