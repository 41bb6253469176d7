import { z } from 'zod';
import { call } from './call';
import { utcTime } from './values';

export const exclusion = {
  start: call('POST', 'exclusion/start', 'write', {
    summary:
      'Pauses play: a stop (for the hours of the policy), a time-out of hours, an exclusion of days (null: without end). Of the capability limits.',
    request: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('stop') }),
      z.object({ kind: z.literal('time-out'), hours: z.number().int().min(1).max(100_000) }),
      z.object({ kind: z.literal('exclusion'), days: z.number().int().min(1).max(100_000).nullable() }),
    ]),
    /** Null: without end. A longer exclusion that already runs stays. */
    data: z.object({ until: utcTime.nullable().optional().catch(undefined) }).catch({}),
    assumed: true,
  }),
};
