import { authHandlers } from './auth';
import { casinoHandlers } from './casino';
import { cmsHandlers } from './cms';
import { userHandlers } from './user';

/** The calls that this operator serves, by group and name as in the contract. */
export const handlers = { auth: authHandlers, user: userHandlers, cms: cmsHandlers, casino: casinoHandlers };
