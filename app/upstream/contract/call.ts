import { z } from 'zod';
import { shorten } from '~/lib/shorten';
import { excludedUntil } from './values';

/**
 * The retries and the timeout of a call, independent of its HTTP method.
 *
 * - `read`: repeated once after a failure; 3 s for each attempt
 * - `write`: sent once; 4 s
 * - `money`: sent once for each intent; 15 s
 */
export type Policy = 'read' | 'write' | 'money';

export interface Call<Request extends z.ZodType = z.ZodType, Data extends z.ZodType = z.ZodType> {
  readonly method: 'GET' | 'POST';
  /** Relative to the operator's base URL, without a leading slash. The first segment is the call group. */
  readonly path: string;
  readonly policy: Policy;
  readonly summary: string;
  readonly request: Request;
  readonly data: Data;
  /** What the data of a refusal says, where it has any. */
  readonly refusal?: z.ZodType;
  /** How long a cached answer is fresh, in seconds. Only a call that has it can be read as shared content. */
  readonly freshSeconds?: number;
  /** How old a cached answer, or a cached page with it, may be to be shown at all, in seconds. Default: any age. */
  readonly usableSeconds?: number;
  /** The field of the answer that is HTML: it may be larger than other texts. */
  readonly html?: string;
  /** The most rows that the site reads of a list. Default: 500. A request's `take` is a bound too. */
  readonly rows?: number;
  /** An operator may leave this call out and answer 404 or 501: a page that needs it says so, a part of a page is left out. */
  readonly assumed?: true;
}

const nothing = z.object({});
const ignored = z.unknown().optional();

/** Declares a call and keeps its exact schema types. Without `request` it sends nothing, without `data` the data is ignored. */
export function call<
  Method extends Call['method'],
  Request extends z.ZodType = typeof nothing,
  Data extends z.ZodType = typeof ignored,
>(
  method: Method,
  path: string,
  policy: Policy,
  definition: Omit<Call<Request, Data>, 'method' | 'path' | 'policy' | 'request' | 'data'> &
    Partial<Pick<Call<Request, Data>, 'request' | 'data'>> &
    (Method extends 'GET' ? { readonly request?: never } : unknown),
): Call<Request, Data> {
  const schemas = { request: nothing, data: ignored } as unknown as Pick<Call<Request, Data>, 'request' | 'data'>;
  return { method, path, policy, ...schemas, ...definition };
}

export type CallRequest<C extends Call> = z.input<C['request']>;
export type CallData<C extends Call> = z.output<C['data']>;

export type CallAnswerData<C extends Call> = z.input<C['data']>;

/**
 * Why the operator refused, where the site decides by it.
 *
 * - `limit-reached`: a limit of the player would be passed
 * - `excluded`: the player has paused play
 * - `second-factor`: the call needs a code
 * - `not-eligible`: the player does not meet the conditions
 * - `not-found`: there is no such match, or the player has no such bet
 * - `ended`: the match is over, or the bet is
 * - `odds-changed`, `suspended`, `stake-limit`: a bet is not placed as it was asked for
 * - `offer-changed`: a bet is not paid out at that amount
 */
export const refusalCode = z.enum([
  'limit-reached',
  'excluded',
  'second-factor',
  'not-eligible',
  'not-found',
  'ended',
  'odds-changed',
  'suspended',
  'stake-limit',
  'offer-changed',
]);
export type RefusalCode = z.output<typeof refusalCode>;

const MAX_MESSAGE_LENGTH = 1_000;

export const envelope = z.object({
  success: z.boolean(),
  message: z
    .string()
    .nullish()
    .transform((message) => (message ? shorten(message, MAX_MESSAGE_LENGTH) : null)),
  data: z.unknown().optional(),
  // Only helps to show the message, so a wrong type does not make the answer unusable.
  field: z.string().nullish().catch(null),
  // An unknown code is a refusal like any other.
  code: refusalCode.nullish().catch(null),
  excludedUntil,
});
