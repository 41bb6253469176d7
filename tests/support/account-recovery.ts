import { HttpBrowser } from './http-browser';
import { shown } from './html';
import { lastCodeTo } from './operator-outbox';
import { newPlayer, type TestPlayer } from './players';
import type { TestSite } from './site';

/** The text by which each step of a recovery is recognised. */
export const USERNAME = 'Hesabınızın e-posta adresine bir kod göndereceğiz.';
export const CODE = 'Lütfen bu kodu aşağıdaki alana girin.';
export const PASSWORD = 'Lütfen yeni şifrenizi girin';
export const DONE = 'Şimdi giriş sayfasına yönlendiriliyorsunuz.';

/** Sends the form of each step. */
export const send = {
  username: (visitor: HttpBrowser, username: string) => visitor.post('/recover', { step: 'username', username }),
  code: (visitor: HttpBrowser, code: string) => visitor.post('/recover', { step: 'code', code }),
  password: (visitor: HttpBrowser, password: string, password2 = password) =>
    visitor.post('/recover', { step: 'password', password, password2 }),
  resend: (visitor: HttpBrowser) => visitor.post('/recover', { intent: 'resend' }),
};

/** The step that the visitor sees. */
export const screen = async (visitor: HttpBrowser) => shown(await visitor.get('/recover'));

/** @param site called only after the site has started */
export function accountRecoveryAt(site: () => TestSite) {
  const newVisitor = () => new HttpBrowser(site().url);
  const outboxUrl = () => new URL('/outbox', site().operatorUrl).href;

  async function atCode(visitor = newVisitor()) {
    const player = await newPlayer(site().operatorUrl);
    await send.username(visitor, player.username);
    return { player, visitor };
  }

  /** @param visitor whose browser may be in another recovery */
  async function atPassword(visitor = newVisitor()) {
    const { player } = await atCode(visitor);
    const code = await lastCodeTo({ outboxUrl: outboxUrl() }, player.email);
    await send.code(visitor, code);
    return { player, visitor, code };
  }

  const canLogIn = async ({ username }: TestPlayer, password: string) =>
    (await newVisitor().logIn(username, password)).status === 303;

  return { newVisitor, atCode, atPassword, canLogIn };
}
