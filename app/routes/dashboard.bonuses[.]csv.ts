export { downloadBonuses as loader } from '~/features/money/history/bonuses.server';
