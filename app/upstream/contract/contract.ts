import { auth } from './auth';
import { bet, slip } from './bet';
import { bonus } from './bonus';
import type { Call } from './call';
import { casino } from './casino';
import { cms } from './cms';
import { customer } from './customer';
import { exclusion } from './exclusion';
import { forms } from './forms';
import { limits } from './limits';
import { payment } from './payment';
import { security } from './security';
import { sportsbook } from './sportsbook';
import { ticket } from './ticket';
import { transaction } from './transaction';
import { user } from './user';

/** All calls of the operator, by call group. */
export const contract = {
  auth,
  customer,
  bonus,
  user,
  cms,
  payment,
  transaction,
  casino,
  sportsbook,
  slip,
  bet,
  ticket,
  limits,
  exclusion,
  security,
  forms,
};

export type Contract = typeof contract;

export const allCalls: readonly Call[] = Object.values(contract).flatMap((group) => Object.values(group) as Call[]);
