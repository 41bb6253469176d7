import { z } from 'zod';
import { parseJson } from '~/lib/parse-json';

/** SignalR's JSON hub protocol, version 1, for both ends of the notification hub. Pure functions. */

/** The separator after every record. JSON always escapes this character. */
const RECORD_END = '\u001e';

export const MessageType = { Invocation: 1, Completion: 3, Ping: 6, Close: 7 } as const;

export interface Records {
  readonly complete: readonly string[];
  readonly rest: string;
}

/** Splits text into records. A frame may hold several records, and a record may span frames: prepend `rest` to the next text. */
export function splitRecords(text: string): Records {
  const complete = text.split(RECORD_END);
  const rest = complete.pop() ?? '';
  return { complete, rest };
}

export const endsRecord = (frame: Buffer): boolean => frame.at(-1) === RECORD_END.charCodeAt(0);

export const writeRecord = (message: object): string => JSON.stringify(message) + RECORD_END;

const handshakeRequest = z.object({ protocol: z.string(), version: z.number() });

/** Reads the client's first record. `fault` is null when the protocol and version are supported. */
export function readHandshakeRequest(record: string): { readonly fault: string | null } {
  const request = handshakeRequest.safeParse(parseJson(record));
  if (!request.success) return { fault: 'The handshake is not valid.' };
  const { protocol, version } = request.data;
  if (protocol !== 'json') return { fault: 'The only protocol here is json.' };
  return { fault: version === 1 ? null : 'The only version here is 1.' };
}

const handshakeResponse = z.object({ error: z.string().nullish() });

export function readHandshakeResponse(record: string): { readonly accepted: boolean } {
  const response = handshakeResponse.safeParse(parseJson(record));
  return { accepted: response.success && !response.data.error };
}

export const writeHandshakeRequest = (): string => writeRecord({ protocol: 'json', version: 1 });
export const writeHandshakeResponse = (fault: string | null): string => writeRecord(fault ? { error: fault } : {});

const invocation = z.object({
  type: z.literal(MessageType.Invocation),
  target: z.string().min(1),
  arguments: z.array(z.unknown()),
  /** Present when the sender expects a completion. */
  invocationId: z.string().nullish(),
});
const completion = z.object({
  type: z.literal(MessageType.Completion),
  invocationId: z.string(),
  error: z.string().nullish(),
});
const ping = z.object({ type: z.literal(MessageType.Ping) });
const close = z.object({
  type: z.literal(MessageType.Close),
  error: z.string().nullish(),
  allowReconnect: z.boolean().nullish(),
});
const knownMessage = z.discriminatedUnion('type', [invocation, completion, ping, close]);
const anyMessage = z.object({ type: z.number() });
const knownTypes: ReadonlySet<number> = new Set(Object.values(MessageType));

/** A message of the hub. `unknown` is a type that this side does not use, such as streaming: ignore it. */
export type HubMessage = z.output<typeof knownMessage> | { readonly type: 'unknown' };

/** Reads a record after the handshake. Null when it is malformed. */
export function readMessage(record: string): HubMessage | null {
  const json = parseJson(record);
  const { success, data } = anyMessage.safeParse(json);
  if (!success) return null;
  if (!knownTypes.has(data.type)) return { type: 'unknown' };
  return knownMessage.safeParse(json).data ?? null;
}

export const writeInvocation = (target: string, ...args: readonly unknown[]): string =>
  writeRecord({ type: MessageType.Invocation, target, arguments: args });

export const writeFailedCompletion = (invocationId: string, error: string): string =>
  writeRecord({ type: MessageType.Completion, invocationId, error });

export const writePing = (): string => writeRecord({ type: MessageType.Ping });

/** Writes the last record of a connection. `allowReconnect` asks the client to connect again. */
export const writeClose = ({ allowReconnect, error }: { allowReconnect: boolean; error?: string }): string =>
  writeRecord({ type: MessageType.Close, ...(error === undefined ? {} : { error }), allowReconnect });
