export { downloadPayments as loader } from '~/features/history/payments.server';
