import { expect, it } from 'vitest';
import { turnFactorOn } from '../support/authenticator';
import type { HttpBrowser } from '../support/http-browser';
import { callOperator, type Reply } from '../support/operator-call';
import { lastCodeTo } from '../support/operator-outbox';
import { outboxOf } from '../support/onboarding';
import { newPlayer } from '../support/players';
import { isLoggedIn, sendCode, sendRecoveryCode, twoStepSite, VERIFY, type Owner } from '../support/two-step';

/** What a person can do who knows the password and has no factor. Every try must end without a session. */

const { site, now, wait, visit, owner } = twoStepSite();

interface Attack {
  readonly victim: Owner;
  /** The attacker's browser, after the password. */
  readonly visitor: HttpBrowser;
}

const call = (path: string, body: unknown, token?: string): Promise<Reply> =>
  callOperator(site.operatorUrl, path, body, { ...(token !== undefined && { token }) });

const challengeOf = async ({ player: { username, password } }: Owner): Promise<string> =>
  ((await call('auth/login', { username, password })).data as { challenge: string }).challenge;

const verify = (challenge: string, code: unknown, factor: unknown = 'totp') =>
  call('auth/verify', { challenge, factor, code });

const hasToken = (...replies: Reply[]) =>
  replies.some(({ data }) => typeof (data as { token?: unknown } | null)?.token === 'string');

/** Each returns whether the attacker got a session beyond the browser's own. */
const attacks: [name: string, attack: (given: Attack) => Promise<boolean | void>][] = [
  [
    'opens pages of players',
    async ({ visitor }) => {
      const paths = ['/dashboard', '/dashboard/account', '/dashboard/change-password', '/notifications'];
      const pages = await Promise.all(paths.map((path) => visitor.get(path)));
      return pages.some(({ status }) => status === 200);
    },
  ],
  ['sends no code', async ({ visitor }) => void (await visitor.post(VERIFY, { factor: 'totp' }))],
  ['sends an empty code', async ({ visitor }) => void (await sendCode(visitor, ''))],
  ['sends no factor', async ({ visitor, victim }) => void (await visitor.post(VERIFY, { code: victim.app.wrong() }))],
  [
    'names a factor that needs nothing',
    async ({ visitor }) => void (await visitor.post(VERIFY, { factor: 'none', code: '000000' })),
  ],
  [
    'sends the password as the code',
    async ({ visitor, victim }) => void (await sendRecoveryCode(visitor, victim.player.password)),
  ],
  ['sends a wrong code', async ({ visitor, victim }) => void (await sendCode(visitor, victim.app.wrong()))],
  [
    'sends a wrong code as a recovery code',
    async ({ visitor, victim }) => void (await sendRecoveryCode(visitor, victim.app.wrong())),
  ],
  ['sends an invented recovery code', async ({ visitor }) => void (await sendRecoveryCode(visitor, '00000-00000'))],
  [
    "sends a code of the attacker's own app",
    async ({ visitor }) => void (await sendCode(visitor, (await owner()).app.next())),
  ],
  [
    "sends a recovery code of the attacker's own account",
    async ({ visitor }) => void (await sendRecoveryCode(visitor, (await owner()).recoveryCodes[0] ?? '')),
  ],
  [
    'sends a code that the player has used',
    async ({ visitor, victim }) => {
      const code = victim.app.next();
      await verify(await challengeOf(victim), code);
      await sendCode(visitor, code);
    },
  ],
  [
    'sends a recovery code that the player has used',
    async ({ visitor, victim }) => {
      await verify(await challengeOf(victim), victim.recoveryCodes[0], 'recovery-code');
      await sendRecoveryCode(visitor, victim.recoveryCodes[0] ?? '');
    },
  ],
  [
    'sends a recovery code that newer ones have replaced',
    async ({ visitor, victim }) => {
      await victim.player.call('security/recoverycodes', { code: victim.app.next() });
      await sendRecoveryCode(visitor, victim.recoveryCodes[1] ?? '');
    },
  ],
  [
    'sends a code of some minutes ago',
    async ({ visitor, victim }) => {
      const code = victim.app.next();
      await wait(2 * 60_000);
      await sendCode(visitor, code);
    },
  ],
  [
    'uses a challenge that the player has completed',
    async ({ victim }) => {
      const challenge = await challengeOf(victim);
      await verify(challenge, victim.recoveryCodes[0], 'recovery-code');
      return hasToken(await verify(challenge, victim.app.next()));
    },
  ],
  [
    "puts the challenge of the attacker's own account in place of the player's",
    async ({ victim }) => {
      const own = await owner();
      const reply = await verify(await challengeOf(own), victim.app.wrong());
      const crossed = await verify(await challengeOf(victim), own.app.next());
      return hasToken(reply, crossed);
    },
  ],
  ['invents a challenge', async ({ victim }) => hasToken(await verify('x'.repeat(43), victim.app.next()))],
  [
    'sends other types than texts',
    async ({ victim }) => {
      const challenge = await challengeOf(victim);
      const codes = [null, true, 0, [], {}, { $ne: '' }, ['000000']];
      return hasToken(...(await Promise.all(codes.map((code) => verify(challenge, code)))));
    },
  ],
  [
    'guesses through many challenges at once',
    async ({ victim }) => {
      const challenges = await Promise.all(Array.from({ length: 10 }, () => challengeOf(victim)));
      const replies = await Promise.all(challenges.map((each) => verify(each, victim.app.wrong())));
      const last = await verify(await challengeOf(victim), victim.app.next());
      return hasToken(...replies, last);
    },
  ],
  [
    'uses a session that began before the factor',
    async () => {
      const player = await newPlayer(site.operatorUrl);
      const before = visit();
      await before.logIn(player.username, player.password);
      expect(await isLoggedIn(before)).toBe(true);
      await turnFactorOn(player, now);
      return (await before.get('/dashboard/financial-activities')).status === 200;
    },
  ],
  [
    'sends the cookie of a login that waits from another browser',
    async ({ visitor, victim }) => {
      const other = visit();
      other.cookies.set('second-step', visitor.cookies.get('second-step') ?? '');
      await sendCode(other, victim.app.next());
      return isLoggedIn(other);
    },
  ],
  [
    'changes the password by e-mail during the login',
    async ({ visitor, victim }) => {
      const { username, email } = victim.player;
      await call('auth/sendresetpassword', { username });
      const code = await lastCodeTo(outboxOf(site.operatorUrl), email);
      const change = { username, code, password: 'yepyeni99', password2: 'yepyeni99' };
      const changed = await call('auth/changepasswordwithcode', change);
      await sendCode(visitor, victim.app.next());
      return hasToken(changed, await call('auth/login', { username, password: 'yepyeni99' }));
    },
  ],
  [
    'asks for a change of the factor without a session',
    async ({ victim }) => {
      const replies = await Promise.all([
        call('security/totpdisable', { password: victim.player.password, code: victim.app.wrong() }),
        call('security/totpbegin', {}),
        call('security/totpdisable', { password: victim.player.password, code: '1' }, await challengeOf(victim)),
      ]);
      return replies.some(({ success }) => success);
    },
  ],
];

it('has more than twenty tries', () => expect(attacks.length).toBeGreaterThanOrEqual(20));

it.each(attacks)('an attacker who %s gets nothing', async (_name, attack) => {
  const victim = await owner();
  const visitor = visit();
  await visitor.logIn(victim.player.username, victim.player.password);
  expect(visitor.cookies.has('second-step'), 'the password was right').toBe(true);
  expect(await attack({ victim, visitor })).not.toBe(true);
  expect(visitor.cookies.has('session')).toBe(false);
  expect(await isLoggedIn(visitor)).toBe(false);
});

it('the same steps with the factor open a session', async () => {
  const { player, app } = await owner();
  const visitor = visit();
  await visitor.logIn(player.username, player.password);
  await sendCode(visitor, app.next());
  expect(await isLoggedIn(visitor)).toBe(true);
});
