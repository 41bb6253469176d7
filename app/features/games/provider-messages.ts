/**
 * What a game may tell the page around it (docs/contract/games.md): a text, or `{ type }`, or that as JSON.
 *
 * - `exit`: back to the lobby
 * - `reload`: load the game afresh
 * - `deposit`: the player wants to deposit
 * - `balance`: the balance has changed
 */
const MESSAGES = ['exit', 'reload', 'deposit', 'balance'] as const;
export type ProviderMessage = (typeof MESSAGES)[number];

/** Who may say something: one window, under one origin. */
export interface TrustedSource {
  readonly window: Window | null | undefined;
  /** `null`, as text, for a frame whose sandbox took its origin away: it is then the window alone that tells who it is. */
  readonly origin: string;
}

const MAX_TEXT_LENGTH = 200;

/** The message, if it is one and comes from one of those; null for anything else, which is everybody's to send. */
export function readProviderMessage(
  { source, origin, data }: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  trustedSources: readonly TrustedSource[],
): ProviderMessage | null {
  const isTheirs = trustedSources.some(
    (trusted) => source !== null && source === trusted.window && origin === trusted.origin,
  );
  if (!isTheirs) return null;
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
  if (!text.startsWith('{')) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
