export { downloadPayments as loader } from '~/features/money/history/payments.server';
