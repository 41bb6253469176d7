// @module-tag tier-1
// @module-tag passkeys
// @module-tag login

import { describe, expect, it } from 'vitest';
import { turnFactorOn } from '../support/authenticator';
import { shown } from '../support/html';
import { askForOptions, logInWithPasskey, optionsFor, passkeyOwner, sendPasskey } from '../support/passkey-login';
import { isLoggedIn, twoStepSite, VERIFY } from '../support/two-step';

const { site, wait, now, visit, owner } = twoStepSite();

/** A new player with a passkey and a second factor. */
async function ownerOfBoth() {
  const given = await passkeyOwner(site);
  await turnFactorOn(given.player, now);
  return given;
}

describe('a login with a passkey', () => {
  it('needs no password and no code, and returns to the requested page', async () => {
    const { device } = await ownerOfBoth();
    const visitor = visit();
    const answer = await logInWithPasskey(visitor, device, '/login?redirectTo=%2Fdashboard%3Ftab%3D1');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/dashboard?tab=1']);
    expect(await shown(await visitor.get('/dashboard'))).toContain('Hoş geldiniz, Ayşe.');
    expect([visitor.cookies.has('known-device'), visitor.cookies.has('passkey-login')]).toEqual([true, false]);
  });

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
    'does not lead to %s',
    async (target) => {
      const { device } = await passkeyOwner(site);
      const answer = await logInWithPasskey(visit(), device, `/login?redirectTo=${encodeURIComponent(target)}`);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
    },
  );

  it('ends the session before', async () => {
    const { player, device } = await passkeyOwner(site);
    const visitor = visit();
    await visitor.logIn(player.username, player.password);
    const copy = visitor.copyAt();
    expect(await isLoggedIn(copy)).toBe(true);
    await logInWithPasskey(visitor, device);
    expect([await isLoggedIn(visitor), await isLoggedIn(copy)]).toEqual([true, false]);
  });

  it('gets one session for one passkey that is sent twice at once', async () => {
    const { device } = await passkeyOwner(site);
    const visitor = visit();
    const assertion = device.get(await optionsFor(visitor));
    const answers = await Promise.all([sendPasskey(visitor, assertion), sendPasskey(visitor, assertion)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await isLoggedIn(visitor)).toBe(true);
  });

  it('works from each of several tabs, and after a new one was opened', async () => {
    const { device } = await passkeyOwner(site);
    const visitor = visit();
    const first = await optionsFor(visitor);
    await optionsFor(visitor);
    await sendPasskey(visitor, device.get(first));
    expect(await isLoggedIn(visitor)).toBe(true);
  });

  it('is offered by the form, in the list of the field for the name too, but not in lite mode', async () => {
    const visitor = visit();
    const html = await shown(await visitor.get('/login'));
    expect(html).toMatch(/<input(?=[^>]* name="username")(?=[^>]* autocomplete="username webauthn")/i);
    // The place in which scripts make the button.
    expect(html).toContain('data-waits=');
    visitor.cookies.set('lite', '1');
    expect(await shown(await visitor.get('/login'))).not.toMatch(/webauthn|data-waits=/);
  });
});

describe('a second step with a passkey', () => {
  /** A player with a passkey whose password was right. */
  async function waiting() {
    const given = await ownerOfBoth();
    const visitor = visit();
    await visitor.logIn(given.player.username, given.player.password, '/promotions');
    return { ...given, visitor };
  }
  const PROMOTIONS = '/login/verify?redirectTo=%2Fpromotions';

  it('opens the session, and returns to the requested page', async () => {
    const { device, visitor } = await waiting();
    expect(await shown(await visitor.get(PROMOTIONS))).toContain('data-waits=');
    const options = await optionsFor(visitor, PROMOTIONS);
    expect(options.allowCredentials).toHaveLength(1);
    const answer = await sendPasskey(visitor, device.get(options), PROMOTIONS);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/promotions']);
    expect(await isLoggedIn(visitor)).toBe(true);
    expect(visitor.cookies.has('known-device')).toBe(true);
  });

  it('is not offered to a player who has none', async () => {
    const { player } = await owner();
    const visitor = visit();
    await visitor.logIn(player.username, player.password);
    expect(await shown(await visitor.get(VERIFY))).not.toContain('data-waits=');
  });

  it.each<[string, (given: Awaited<ReturnType<typeof waiting>>) => Promise<Response>]>([
    [
      "another player's passkey",
      async ({ visitor }) => {
        const other = await passkeyOwner(site);
        const { allowCredentials, ...options } = await optionsFor(visitor, PROMOTIONS);
        expect(allowCredentials).toHaveLength(1);
        return sendPasskey(visitor, other.device.get(options), PROMOTIONS);
      },
    ],
    [
      'a challenge of a whole login',
      async ({ visitor, device }) => sendPasskey(visitor, device.get(await optionsFor(visitor)), PROMOTIONS),
    ],
    [
      'a challenge of another login that waits',
      async ({ visitor, player, device }) => {
        const other = visit();
        await other.logIn(player.username, player.password);
        return sendPasskey(visitor, device.get(await optionsFor(other, PROMOTIONS)), PROMOTIONS);
      },
    ],
  ])('refuses %s, and still takes the right one', async (_name, send) => {
    const given = await waiting();
    const answer = await send(given);
    expect(answer.status).toBe(400);
    expect(await shown(answer)).toMatch(/tanınmıyor|süre doldu/);
    expect(await isLoggedIn(given.visitor)).toBe(false);
    expect((await logInWithPasskey(given.visitor, given.device, PROMOTIONS)).status).toBe(303);
  });

  it('begins again, with the username, after the login has expired', async () => {
    const { player, device, visitor } = await waiting();
    const assertion = device.get(await optionsFor(visitor, PROMOTIONS));
    await wait(5 * 60_000 + 1_000);
    const late = await askForOptions(visitor, PROMOTIONS);
    expect([late.status, await late.text()]).toEqual([400, expect.stringContaining('süre doldu')]);
    const answer = await sendPasskey(visitor, assertion, PROMOTIONS);
    expect(answer.headers.get('location')).toBe('/login?redirectTo=%2Fpromotions');
    expect(await shown(await visitor.get('/login'))).toContain(`value="${player.username}"`);
  });
});
