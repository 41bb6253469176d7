import { authHandlers } from './auth';
import { cmsHandlers } from './cms';
import { paymentHandlers } from './payment';
import { transactionHandlers } from './transaction';
import { userHandlers } from './user';

/** The calls that this operator serves, by group and name as in the contract. */
export const handlers = {
  auth: authHandlers,
  user: userHandlers,
  cms: cmsHandlers,
  payment: paymentHandlers,
  transaction: transactionHandlers,
};
