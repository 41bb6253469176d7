import { parseJson } from '~/lib/parse-json';

/**
 * Messages that a game may post to the page around it: a string, `{ type }`, or that object as JSON
 * (docs/product/play.md#games).
 *
 * - `exit`: return to the lobby
 * - `reload`: reload the game
 * - `deposit`: open the deposit form
 * - `balance`: the balance has changed
 */
const MESSAGES = ['exit', 'reload', 'deposit', 'balance'] as const;
export type ProviderMessage = (typeof MESSAGES)[number];

export interface TrustedSource {
  readonly window: Window | null | undefined;
  /** The string `null` for a sandboxed frame with an opaque origin; only its window then identifies it. */
  readonly origin: string;
}

const MAX_TEXT_LENGTH = 200;

/** Reads a message of a trusted sender. Null for other messages and senders: any page can post to this window. */
export function readProviderMessage(
  { source, origin, data }: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  trustedSources: readonly TrustedSource[],
): ProviderMessage | null {
  const isTrusted = trustedSources.some(
    (trusted) => source !== null && source === trusted.window && origin === trusted.origin,
  );
  if (!isTrusted) return null;
  const type = typeOf(typeof data === 'string' ? parse(data) : data);
  return MESSAGES.find((message) => message === type) ?? null;
}

function typeOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && Object.hasOwn(data, 'type')
    ? (data as { type: unknown }).type
    : data;
}

function parse(text: string): unknown {
  if (text.length > MAX_TEXT_LENGTH) return null;
  return text.startsWith('{') ? parseJson(text) : text;
}
