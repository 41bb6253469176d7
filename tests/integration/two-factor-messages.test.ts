// @module-tag tier-2

import { describe, expect, it } from 'vitest';
import { Authenticator, totpCode } from '../support/authenticator';
import { shown } from '../support/html';
import type { HttpBrowser } from '../support/http-browser';
import { newPlayer } from '../support/players';
import { isLoggedIn, sendCode, sendRecoveryCode, twoStepSite, type Owner } from '../support/two-step';

/** What players are told about each code that is not accepted: what it is, and what to do. None of it locks them out. */

const { site, now, visit, owner } = twoStepSite();

const MINUTE = 60_000;
const LANGUAGES = ['tr', 'en'] as const;
type Language = (typeof LANGUAGES)[number];
type Said = Record<Language, string>;

const speaking = (language: Language) => {
  const visitor = visit();
  visitor.cookies.set('language', language);
  return visitor;
};

interface Login {
  readonly visitor: HttpBrowser;
  readonly owner: Owner;
}

const CLOCK: Said = {
  tr: 'telefonunuzun saatini otomatik olarak ayarlayın',
  en: 'set your phone’s clock automatically',
};
const USED: Said = { tr: 'Uygulamada yeni kodun çıkmasını bekleyin', en: 'Wait until the app shows the next one' };
const OTHER: Said = { tr: 'listenizdeki başka bir kodu girin', en: 'enter another one of your list' };
const BACKUP: Said = {
  tr: 'Bir yedek kod kullanın veya daha sonra yeniden deneyin',
  en: 'Use a backup code, or try again later',
};

const at = ({ owner: { app } }: Login, aheadMs: number) => totpCode(app.secret, now() + aheadMs);

const logins: [name: string, said: Said, send: (login: Login) => Promise<Response>][] = [
  [
    'a replayed code',
    USED,
    async ({ visitor, owner: own }) => {
      const [code, other] = [own.app.next(), visit()];
      await other.logIn(own.player.username, own.player.password);
      expect((await sendCode(other, code)).status).toBe(303);
      return sendCode(visitor, code);
    },
  ],
  ['a late code', CLOCK, (login) => sendCode(login.visitor, at(login, -5 * MINUTE))],
  ['an early code', CLOCK, (login) => sendCode(login.visitor, at(login, 5 * MINUTE))],
  ['a code of a phone whose clock is a minute slow', CLOCK, (login) => sendCode(login.visitor, at(login, -MINUTE))],
  ['a code of a phone whose clock is a minute fast', CLOCK, (login) => sendCode(login.visitor, at(login, MINUTE))],
  ['a code of another account', CLOCK, async ({ visitor }) => sendCode(visitor, (await owner()).app.next())],
  [
    'the eleventh code, after ten wrong ones',
    BACKUP,
    async ({ visitor, owner: { player, app } }) => {
      for (let count = 0; count < 10; count += 1) {
        if (count % 4 === 0) await visitor.logIn(player.username, player.password);
        await sendCode(visitor, app.wrong());
      }
      return sendCode(visitor, app.next());
    },
  ],
  [
    'a backup code for the second time',
    OTHER,
    async ({ visitor, owner: { player, recoveryCodes } }) => {
      const [code = ''] = recoveryCodes;
      await sendRecoveryCode(visitor, code);
      await visitor.post('/logout', {});
      await visitor.logIn(player.username, player.password);
      return sendRecoveryCode(visitor, code);
    },
  ],
];

/** Apostrophes differ in HTML. */
const plain = (html: string) => html.replaceAll(/&#x27;|'/g, '’');

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(logins)('at the login, %s is said, and a backup code is accepted', async (_name, said, send) => {
    const own = await owner();
    const visitor = speaking(language);
    await visitor.logIn(own.player.username, own.player.password);
    const answer = await send({ visitor, owner: own });
    expect(answer.status).toBe(400);
    const html = plain(await shown(answer));
    expect(html).toMatch(new RegExp(`<html lang="${language}"`));
    expect(html).toContain(said[language]);
    expect((await sendRecoveryCode(visitor, own.recoveryCodes[5] ?? '')).status).toBe(303);
    expect(await isLoggedIn(visitor)).toBe(true);
  });

  /** A player in the set-up. */
  async function settingUp() {
    const { username, password } = await newPlayer(site.operatorUrl);
    const visitor = speaking(language);
    await visitor.logIn(username, password);
    return { visitor, secret: await begin(visitor) };
  }

  const confirm = async (visitor: HttpBrowser, code: string) => {
    const answer = await visitor.post(TWO_FACTOR, { code });
    return { status: answer.status, html: plain(await shown(answer)) };
  };

  it.each([
    [-1, 'Telefonunuzun saati yaklaşık 1 dakika yanlış', 'Your phone’s clock is wrong by about 1 min'],
    [1, 'Telefonunuzun saati yaklaşık 1 dakika yanlış', 'Your phone’s clock is wrong by about 1 min'],
    [7, 'Telefonunuzun saati yaklaşık 7 dakika yanlış', 'Your phone’s clock is wrong by about 7 min'],
  ])('in the set-up, a clock that is %s min off is named, and the right code is accepted', async (off, tr, en) => {
    const { visitor, secret } = await settingUp();
    const refused = await confirm(visitor, totpCode(secret, now() + off * MINUTE));
    expect([refused.status, refused.html]).toEqual([400, expect.stringContaining({ tr, en }[language])]);
    expect((await confirm(visitor, new Authenticator(secret, now).next())).status).toBe(200);
  });

  it('in the set-up, the code of the older of two at once is named, and that of the newer accepted', async () => {
    const { visitor, secret } = await settingUp();
    const newer = await begin(visitor);
    const refused = await confirm(visitor, totpCode(secret, now()));
    const said = { tr: 'bu kod eski karekoda ait. Yeni karekodu okutun', en: 'Scan the newest one' };
    expect([refused.status, refused.html]).toEqual([400, expect.stringContaining(said[language])]);
    expect((await confirm(visitor, totpCode(newer, now()))).status).toBe(200);
  });
});

const TWO_FACTOR = '/dashboard/security/two-factor';

/** Begins a set-up. @returns its secret, as the page shows it for typing */
async function begin(visitor: HttpBrowser): Promise<string> {
  await visitor.post(TWO_FACTOR, { intent: 'begin' });
  const page = await shown(await visitor.get(TWO_FACTOR));
  return (/<code>([A-Z2-7 ]+)<\/code>/.exec(page)?.[1] ?? '').replaceAll(' ', '');
}
