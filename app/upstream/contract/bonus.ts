import { z } from 'zod/v4';
import { call } from './call';
import { decimalAmount, identifier, ignored, nothing, pageOf, skipTake, utcTime } from './values';

export const bonus = {
  definetrialbonus: call({
    method: 'GET',
    path: 'bonus/definetrialbonus',
    policy: 'write',
    summary: 'Claims the trial bonus. A GET that changes state.',
    request: nothing,
    data: ignored,
  }),
  list: call({
    method: 'POST',
    path: 'bonus/list',
    policy: 'read',
    summary: 'The bonuses that the player has asked for or been given.',
    request: z.object(skipTake),
    data: pageOf(
      z.object({
        id: identifier,
        title: z.string(),
        description: z.string(),
        amount: decimalAmount,
        status: z.number().int(),
        createdAt: utcTime,
        expiresAt: utcTime.nullable(),
        /** With the capability bonus-wallet: the stakes that count for the bonus so far. */
        wagered: decimalAmount.nullish(),
        /** With the capability bonus-wallet: the stakes after which the bonus money can be withdrawn. */
        wagerRequired: decimalAmount.nullish(),
      }),
    ),
    assumed: true,
  }),
  available: call({
    method: 'POST',
    path: 'bonus/available',
    policy: 'read',
    summary: 'The bonuses that the player can ask for.',
    request: nothing,
    data: z.array(z.object({ id: identifier, title: z.string(), description: z.string() })),
    assumed: true,
  }),
  claim: call({
    method: 'POST',
    path: 'bonus/claim',
    policy: 'write',
    summary: 'Asks for a bonus.',
    request: z.object({ id: identifier, note: z.string().max(500).optional() }),
    data: ignored,
    assumed: true,
  }),
};
