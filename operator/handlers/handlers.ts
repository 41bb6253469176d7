import type { Contract } from '~/upstream/contract/contract';
import type { GroupHandlers } from '../call-handler';
import { authHandlers } from './auth';
import { betHandlers, slipHandlers } from './bet';
import { bonusHandlers } from './bonus';
import { casinoHandlers } from './casino';
import { cmsHandlers } from './cms';
import { customerHandlers } from './customer';
import { exclusionHandlers } from './exclusion';
import { formsHandlers } from './forms';
import { limitsHandlers } from './limits';
import { paymentHandlers } from './payment';
import { securityHandlers } from './security';
import { sportsbookHandlers } from './sportsbook';
import { ticketHandlers } from './ticket';
import { transactionHandlers } from './transaction';
import { userHandlers } from './user';

type Handlers = { [Group in keyof Contract]: GroupHandlers<Group> };

/** The handlers of all calls, by group and name. A missing handler is a type error. */
export const handlers: Handlers = {
  auth: authHandlers,
  customer: customerHandlers,
  bonus: bonusHandlers,
  user: userHandlers,
  cms: cmsHandlers,
  payment: paymentHandlers,
  transaction: transactionHandlers,
  casino: casinoHandlers,
  sportsbook: sportsbookHandlers,
  slip: slipHandlers,
  bet: betHandlers,
  ticket: ticketHandlers,
  limits: limitsHandlers,
  exclusion: exclusionHandlers,
  security: securityHandlers,
  forms: formsHandlers,
};
