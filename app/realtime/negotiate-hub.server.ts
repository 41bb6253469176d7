import { request } from 'undici';
import { z } from 'zod';
import { parseJson } from '~/lib/parse-json';
import { readBounded } from '~/lib/read-bounded';

/** Where the operator's hub is, and how a connection to it begins. */
export interface HubAddress {
  readonly url: string;
  /** Whether `negotiate` is asked where to connect. Otherwise the WebSocket is opened at once. */
  readonly isNegotiated: boolean;
  /** The hosts, besides the hub's own, that a negotiation may lead to; with a port where it is not the scheme's. */
  readonly redirectHosts: readonly string[];
}

/** The credentials of a player's hub connection. They must never reach the browser. */
export interface HubCaller {
  readonly token: string;
  readonly fingerprint: string;
}

/** Microsoft's service needs one. A chain is a mistake, and each step costs the player time. */
const MAX_REDIRECTS = 3;

const MAX_ANSWER_BYTES = 32 * 1024;

/** A token may be sent in a header: printable characters without spaces. */
const token = z
  .string()
  .max(8 * 1024)
  .regex(/^[\x21-\x7e]+$/);

/** SignalR's answers to `negotiate`, of its versions 0 and 1. Members that are not listed are ignored. */
const negotiation = z.union([
  z.object({ error: z.string().min(1) }).transform(() => ({ kind: 'error' as const })),
  z
    .object({ url: z.string().min(1), accessToken: token.optional() })
    .transform(({ url, accessToken }) => ({ kind: 'redirect' as const, url, accessToken })),
  z
    .object({
      connectionId: z.string().min(1).max(1024),
      connectionToken: z.string().min(1).max(1024).optional(),
      availableTransports: z.array(z.object({ transport: z.string(), transferFormats: z.array(z.string()) })),
    })
    .transform(({ connectionId, connectionToken = connectionId, availableTransports }) => ({
      kind: 'connection' as const,
      id: connectionToken,
      takesText: availableTransports.some(
        ({ transport, transferFormats }) => transport === 'WebSockets' && transferFormats.includes('Text'),
      ),
    })),
]);

/** Where a hub connection is to be opened, with its credentials in the query. */
export interface HubEntry {
  readonly url: URL;
  /** The operator's own hub: only there a refused token means that the session is over. */
  readonly isOwn: boolean;
}

/** A negotiation failed: `status` is that of an HTTP answer from the operator's own hub; the message is for the log. */
export class NegotiationError extends Error {
  constructor(
    message: string,
    readonly status?: number,
  ) {
    super(message);
  }
}

/** The address at which a connection without negotiation is opened. */
export function directEntry(hubUrl: string, { token: accessToken, fingerprint }: HubCaller): HubEntry {
  const url = new URL(hubUrl);
  url.searchParams.set('access_token', accessToken);
  url.searchParams.set('fingerprint', fingerprint);
  return { url, isOwn: true };
}

/**
 * Asks the operator's hub where to connect, and follows its redirects. The player's token goes to the origin of the hub
 * alone: another host gets the token that the redirect brought.
 *
 * @throws {NegotiationError} for an answer that cannot be followed
 * @throws when the hub cannot be reached, or `signal` aborts
 */
export async function negotiateHub(hub: HubAddress, caller: HubCaller, signal: AbortSignal): Promise<HubEntry> {
  const hubUrl = asHttp(new URL(hub.url));
  hubUrl.searchParams.set('fingerprint', caller.fingerprint);
  const visited = new Set<string>();
  let step = { url: hubUrl, accessToken: caller.token };
  while (visited.size <= MAX_REDIRECTS) {
    visited.add(step.url.href);
    const isOwn = step.url.origin === hubUrl.origin;
    const answer = await askNegotiate(step, isOwn, signal);
    if (answer.kind === 'error') throw new NegotiationError('negotiate: refused');
    if (answer.kind === 'connection') {
      if (!answer.takesText) throw new NegotiationError('negotiate: no WebSocket');
      const url = new URL(step.url);
      url.searchParams.set('id', answer.id);
      url.searchParams.set('access_token', step.accessToken);
      return { url, isOwn };
    }
    const url = redirectTarget(answer.url, hubUrl, hub.redirectHosts);
    if (visited.has(url.href)) throw new NegotiationError('negotiate: loop');
    const accessToken = answer.accessToken ?? (url.origin === hubUrl.origin && isOwn ? step.accessToken : undefined);
    if (accessToken === undefined) throw new NegotiationError('negotiate: no token for another host');
    step = { url, accessToken };
  }
  throw new NegotiationError('negotiate: too many redirects');
}

async function askNegotiate(
  { url, accessToken }: { url: URL; accessToken: string },
  isOwn: boolean,
  signal: AbortSignal,
) {
  const address = new URL(url);
  address.pathname = `${address.pathname.replace(/\/$/, '')}/negotiate`;
  address.searchParams.set('negotiateVersion', '1');
  const headers = { authorization: `Bearer ${accessToken}` };
  const { statusCode, body } = await request(address, { method: 'POST', headers, signal });
  const text = (await readBounded(body as AsyncIterable<Buffer>, MAX_ANSWER_BYTES))?.toString('utf8');
  if (statusCode !== 200) throw new NegotiationError(`negotiate: status ${statusCode}`, isOwn ? statusCode : undefined);
  const answer = negotiation.safeParse(parseJson(text ?? ''));
  if (!answer.success) throw new NegotiationError('negotiate: malformed');
  return answer.data;
}

function redirectTarget(address: string, own: URL, hosts: readonly string[]): URL {
  if (!URL.canParse(address)) throw new NegotiationError('negotiate: malformed address');
  const url = asHttp(new URL(address));
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && own.protocol === 'http:');
  if (!isSafe || url.username || url.password) throw new NegotiationError('negotiate: unsafe address');
  if (url.host !== own.host && !hosts.includes(url.host)) throw new NegotiationError('negotiate: foreign host');
  url.hash = '';
  return url;
}

const asHttp = (url: URL): URL => new URL(url.href.replace(/^ws/, 'http'));
