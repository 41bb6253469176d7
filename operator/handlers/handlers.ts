import type { Contract } from '~/upstream/contract/contract';
import type { GroupHandlers } from '../answer';
import { authHandlers } from './auth';
import { bonusHandlers } from './bonus';
import { casinoHandlers } from './casino';
import { cmsHandlers } from './cms';
import { customerHandlers } from './customer';
import { ticketHandlers } from './ticket';
import { userHandlers } from './user';

/** The calls that this operator serves, by group and name as in the contract. A call left out does not compile. */
export const handlers = {
  auth: authHandlers,
  customer: customerHandlers,
  bonus: bonusHandlers,
  user: userHandlers,
  cms: cmsHandlers,
  casino: casinoHandlers,
  ticket: ticketHandlers,
} satisfies Partial<{ [Group in keyof Contract]: GroupHandlers<Group> }>;
