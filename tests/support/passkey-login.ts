import { addPasskey, PasskeyDevice } from './passkey-device';
import type { HttpBrowser } from './http-browser';
import { newPlayer } from './players';
import type { TestSite } from './site';

export const LOGIN = '/login?redirectTo=%2F';

type Options = Parameters<PasskeyDevice['get']>[0];

const ROUTES: Record<string, string> = { '/login': 'routes/login', '/login/verify': 'routes/login_.verify' };

/** Asks for the options as a script does. */
export function askForOptions(visitor: HttpBrowser, path = LOGIN): Promise<Response> {
  const [name = ''] = path.split('?');
  return visitor.post(`${path}&_data=${encodeURIComponent(ROUTES[name] ?? '')}`, { intent: 'passkey-options' });
}

/** What a browser needs to ask for a passkey. */
export async function optionsFor(visitor: HttpBrowser, path = LOGIN): Promise<Options> {
  return ((await (await askForOptions(visitor, path)).json()) as { options: Options }).options;
}

/** Sends what a browser has signed, or anything else. */
export const sendPasskey = (visitor: HttpBrowser, assertion: unknown, path = LOGIN) =>
  visitor.post(path, {
    intent: 'passkey',
    assertion: typeof assertion === 'string' ? assertion : JSON.stringify(assertion),
  });

/** Logs in with a passkey of the device, as a browser does. */
export const logInWithPasskey = async (visitor: HttpBrowser, device: PasskeyDevice, path = LOGIN) =>
  sendPasskey(visitor, device.get(await optionsFor(visitor, path)), path);

/** A new player with a passkey, logged in nowhere. */
export async function passkeyOwner(site: Pick<TestSite, 'url' | 'operatorUrl'>) {
  const player = await newPlayer(site.operatorUrl);
  const device = new PasskeyDevice(new URL(site.url).origin);
  await addPasskey(player, device);
  return { player, device };
}
