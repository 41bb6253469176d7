import { enterAsNewPlayer } from './enter-as-new-player';
import type { HttpBrowser } from './http-browser';
import type { PasskeyDevice } from './passkey-device';
import type { TestSite } from './site';

export const PASSKEYS = '/dashboard/security/passkeys';
const PASSKEYS_DATA = `${PASSKEYS}?_data=routes%2Fdashboard.security.passkeys`;

type Creation = Parameters<PasskeyDevice['create']>[0];

/** A new player, logged in. */
export async function enterWithPassword(site: Pick<TestSite, 'url' | 'operatorUrl'>) {
  return enterAsNewPlayer(site.operatorUrl, site.url);
}

/** Begins a passkey as a script does. */
export async function beginPasskey(visitor: HttpBrowser, name = 'Telefon'): Promise<Creation> {
  const answer = await visitor.post(PASSKEYS_DATA, { name });
  return ((await answer.json()) as { creation: Creation }).creation;
}

/** Sends what a browser has made. */
export const finishPasskey = (visitor: HttpBrowser, attestation: unknown) =>
  visitor.post(PASSKEYS, { intent: 'finish', attestation: JSON.stringify(attestation) });
