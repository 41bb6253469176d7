import { z } from 'zod/v4';
import { shorten } from '~/lib/shorten';

/**
 * How a call may be treated, whatever its HTTP method (contract.md, design §6).
 *
 * - `read`: may be sent a second time after a failure, 3 s
 * - `write`: sent once, 4 s
 * - `money`: sent once per intent, 15 s
 */
export type Policy = 'read' | 'write' | 'money';

export interface Call<Request extends z.ZodType = z.ZodType, Data extends z.ZodType = z.ZodType> {
  readonly method: 'GET' | 'POST';
  /** Relative to the operator's API base, no leading slash. Its first segment is the call's group. */
  readonly path: string;
  readonly policy: Policy;
  readonly summary: string;
  /** Sent as the query of a GET, as the JSON body of a POST. */
  readonly request: Request;
  /** What `data` of a successful answer must hold. */
  readonly data: Data;
  /** How long an answer counts as fresh, in seconds, for the caches that may hold it. */
  readonly freshSeconds?: number;
  /** Not shown by the spec: an operator may answer 404 or 501, and its screen then says the feature is not offered. */
  readonly assumed?: true;
}

/** Declares a call and keeps its exact schema types. */
export function call<Request extends z.ZodType, Data extends z.ZodType>(
  definition: Call<Request, Data>,
): Call<Request, Data> {
  return definition;
}

export type CallRequest<C extends Call> = z.input<C['request']>;
export type CallData<C extends Call> = z.output<C['data']>;

/** What an operator puts into `data`: the schema's input side. */
export type CallAnswerData<C extends Call> = z.input<C['data']>;

/** Longer than anything an operator has to say to a player. */
const MAX_MESSAGE_LENGTH = 1_000;

export const envelope = z.object({
  success: z.boolean(),
  message: z
    .string()
    .nullish()
    .transform((message) => (message ? shorten(message, MAX_MESSAGE_LENGTH) : null)),
  data: z.unknown().optional(),
});
