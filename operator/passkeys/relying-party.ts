import type { AuthenticatorTransport } from '@simplewebauthn/server';
import { parseJson } from '~/lib/parse-json';
import type { Services } from '../services';

/** Passkeys of any port of this host count for all: a developer's machine runs several sites. */
const LOCAL_HOST = 'localhost';

/** The domain that passkeys belong to: the host of the site that the operator is configured for. */
export const relyingPartyOf = ({ siteOrigin }: Pick<Services, 'siteOrigin'>): string => new URL(siteOrigin).hostname;

interface ClientData {
  /** base64url; empty where the browser sent none. */
  readonly challenge: string;
  /** The origin whose answers are accepted. */
  readonly expectedOrigin: string;
}

/**
 * Reads what the browser says about a ceremony. Browsers fill the origin in themselves: a page of another site cannot
 * claim to be this one.
 *
 * @param clientDataJSON base64url
 */
export function readClientData(clientDataJSON: string, { siteOrigin }: Pick<Services, 'siteOrigin'>): ClientData {
  const read = parseJson(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as Record<string, unknown> | null;
  const { challenge, origin } = read ?? {};
  const isLocal = new URL(siteOrigin).hostname === LOCAL_HOST && /^http:\/\/localhost(:\d{1,5})?$/.test(String(origin));
  return {
    challenge: typeof challenge === 'string' ? challenge : '',
    expectedOrigin: isLocal ? String(origin) : siteOrigin,
  };
}

const TRANSPORTS = ['ble', 'hybrid', 'internal', 'nfc', 'usb'] as const;

/** The known ones of the names by which a browser says how an authenticator is reached. */
export const asTransports = (names: readonly string[]): AuthenticatorTransport[] =>
  TRANSPORTS.filter((known) => names.includes(known));
