import { Browsing } from './browsing';
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
  username: (visitor: Browsing, username: string) => visitor.post('/recover', { step: 'username', username }),
  code: (visitor: Browsing, code: string) => visitor.post('/recover', { step: 'code', code }),
  password: (visitor: Browsing, password: string, password2 = password) =>
    visitor.post('/recover', { step: 'password', password, password2 }),
  resend: (visitor: Browsing) => visitor.post('/recover', { intent: 'resend' }),
  startOver: (visitor: Browsing) => visitor.post('/recover', { intent: 'startOver' }),
};

/** The step that the visitor sees. */
export const screen = async (visitor: Browsing) => shown(await visitor.get('/recover'));

/** @param site called only after the site has started */
export function recoveringAt(site: () => TestSite) {
  const newVisitor = () => new Browsing(site().url);
  const outboxUrl = () => new URL('/outbox', site().operatorUrl).href;

  async function atCode() {
    const player = await newPlayer(site().operatorUrl);
    const visitor = newVisitor();
    await send.username(visitor, player.username);
    return { player, visitor };
  }

  async function atPassword() {
    const { player, visitor } = await atCode();
    const code = await lastCodeTo({ outboxUrl: outboxUrl() }, player.email);
    await send.code(visitor, code);
    return { player, visitor, code };
  }

  const canLogIn = async ({ username }: TestPlayer, password: string) =>
    (await newVisitor().logIn(username, password)).status === 303;

  return { newVisitor, atCode, atPassword, canLogIn };
}
