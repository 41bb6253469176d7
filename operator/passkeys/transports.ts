import type { AuthenticatorTransport } from '@simplewebauthn/server';

const KNOWN = ['ble', 'hybrid', 'internal', 'nfc', 'usb'] as const;

/** The known ones of the names by which a browser says how an authenticator is reached. */
export const asTransports = (names: readonly string[]): AuthenticatorTransport[] =>
  KNOWN.filter((known) => names.includes(known));
