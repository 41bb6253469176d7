import { z } from 'zod/v4';
import { call } from './call';
import { decimalAmount, nothing } from './values';

export const user = {
  balance: call({
    method: 'GET',
    path: 'user/balance',
    policy: 'read',
    summary: "The player's balance now.",
    request: nothing,
    data: z.object({ balance: decimalAmount }),
  }),
};
