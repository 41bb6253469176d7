export { downloadBonuses as loader } from '~/features/history/bonuses.server';
