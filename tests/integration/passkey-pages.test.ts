// @module-tag tier-1
// @module-tag passkeys

import { describe, expect, it, onTestFinished } from 'vitest';
import { turnFactorOn } from '../support/authenticator';
import { shown } from '../support/html';
import { HttpBrowser } from '../support/http-browser';
import { operatorOfFile } from '../support/operator-of-file';
import { addPasskey, PasskeyDevice } from '../support/passkey-device';
import { beginPasskey, enterWithPassword, finishPasskey, PASSKEYS } from '../support/passkey-pages';
import { scenariosOf } from '../support/scenarios';
import { sharedSite } from '../support/shared-site';
import { startSite } from '../support/site';

const site = sharedSite({ OPERATOR_SCENARIOS: '1' });

const SECURITY = '/dashboard/security';

const deviceOf = () => new PasskeyDevice(new URL(site.url).origin);
const listOf = async (visitor: HttpBrowser) => shown(await visitor.get(PASSKEYS));

/** A player with a passkey, logged in. */
async function owner(name = 'Telefon') {
  const entered = await enterWithPassword(site);
  const device = deviceOf();
  await addPasskey(entered.player, device, name);
  const [, id = ''] = /\?remove=(\d+)/.exec(await (await entered.visitor.get(PASSKEYS)).text()) ?? [];
  return { ...entered, device, id };
}

describe('adding a passkey', () => {
  it('lists it, and says so', async () => {
    const { visitor } = await enterWithPassword(site);
    const creation = await beginPasskey(visitor, '  Telefonum <b>📱</b> ');
    const done = await finishPasskey(visitor, deviceOf().create(creation));
    expect([done.status, done.headers.get('location')]).toEqual([303, PASSKEYS]);
    const page = await visitor.get(PASSKEYS);
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    const html = await shown(page);
    expect(html).toContain('“Telefonum &lt;b&gt;📱&lt;/b&gt;” eklendi.');
    expect(html).toContain('Hiç kullanılmadı');
    expect(await shown(await visitor.get(SECURITY))).toContain('1 geçiş anahtarı');
  });

  it('is answered with a whole page where no script runs', async () => {
    const { visitor } = await enterWithPassword(site);
    const answer = await visitor.post(PASSKEYS, { name: 'Telefon' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const html = await shown(answer);
    expect(html).toContain('Geçiş anahtarı eklemek için JavaScript gerekir');
    expect(html).toContain('value="Telefon"');
  });

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['200 letters', 'ş'.repeat(200)],
  ])('says what is wrong with the name: %s', async (_name, name) => {
    const { visitor } = await enterWithPassword(site);
    const answer = await visitor.post(PASSKEYS, { name });
    expect(answer.status).toBe(400);
    expect(await shown(answer)).toContain('role="alert"');
  });

  it.each([
    ['nothing', ''],
    ['half a JSON', '{"id":"x"'],
    ['another shape', '{"id":"x","response":{}}'],
    ['markup', '<b>1</b>'],
  ])('refuses %s in place of a passkey', async (_name, attestation) => {
    const { visitor } = await enterWithPassword(site);
    expect((await visitor.post(PASSKEYS, { intent: 'finish', attestation })).status).toBe(303);
    expect(await listOf(visitor)).toContain('Geçiş anahtarı okunamadı.');
  });

  it('refuses what another site made, what another player began, and what was sent before', async () => {
    const { visitor } = await enterWithPassword(site);
    const { visitor: stranger } = await enterWithPassword(site);
    const foreign = deviceOf().create(await beginPasskey(visitor), { origin: 'https://copy.example' });
    await finishPasskey(visitor, foreign);
    expect(await listOf(visitor)).toContain('Geçiş anahtarı doğrulanamadı.');
    await finishPasskey(stranger, deviceOf().create(await beginPasskey(visitor)));
    expect(await listOf(stranger)).toContain('ekleme süresi doldu');
    expect(await listOf(visitor)).toContain('Henüz geçiş anahtarınız yok.');
  });

  it('is limited', async () => {
    const { visitor } = await enterWithPassword(site);
    const statuses = [];
    for (let count = 0; count < 31; count += 1) statuses.push((await visitor.post(PASSKEYS, { name: 'a' })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('removing a passkey', () => {
  it('is asked about first', async () => {
    const { visitor, id } = await owner('Eski <i>telefon</i>');
    const question = await shown(await visitor.get(`${PASSKEYS}?remove=${id}`));
    expect(question).toContain('“Eski &lt;i&gt;telefon&lt;/i&gt;” kaldırılsın mı?');
    const done = await visitor.post(PASSKEYS, { intent: 'remove', id });
    expect([done.status, done.headers.get('location')]).toEqual([303, PASSKEYS]);
    const html = await listOf(visitor);
    expect(html).toContain('kaldırıldı.');
    expect(html).toContain('Henüz geçiş anahtarınız yok.');
    await visitor.post(PASSKEYS, { intent: 'remove', id });
    expect(await listOf(visitor), 'sent twice within ten seconds').toContain('kaldırıldı.');
  });

  it('of another player is refused', async () => {
    const { visitor, id } = await owner();
    const { visitor: stranger } = await enterWithPassword(site);
    expect(await shown(await stranger.get(`${PASSKEYS}?remove=${id}`))).not.toContain('kaldırılsın mı?');
    await stranger.post(PASSKEYS, { intent: 'remove', id });
    expect(await listOf(stranger)).toContain('zaten kaldırılmış');
    expect(await listOf(visitor)).toContain('Telefon');
  });

  it.each(['', 'x', '0', '1e9', '-1', '😀', '<b>'])('of the id %j leaves a whole page', async (id) => {
    const { visitor } = await owner();
    expect((await visitor.get(`${PASSKEYS}?remove=${encodeURIComponent(id)}`)).status).toBe(200);
    expect((await visitor.post(PASSKEYS, { intent: 'remove', id })).status).toBe(303);
    expect(await listOf(visitor)).toContain('Telefon');
  });
});

const CODE = 'name="code"';
/** Marks the place of the form, which scripts make. */
const WITH_CODE = 'data-code=""';

/** A player with a passkey and a second factor, logged in. */
async function ownerWithFactor() {
  const { visitor, player, id } = await owner();
  expect(await listOf(visitor)).not.toContain(WITH_CODE);
  const { app, recoveryCodes } = await turnFactorOn(player);
  await visitor.logIn(player.username, player.password);
  await visitor.post('/login/verify', { factor: 'recovery-code', code: recoveryCodes[0] ?? '' });
  return { visitor, id, app };
}

describe('with the second factor on', () => {
  it('a passkey is added with a code, which is asked for once', async () => {
    const { visitor, app } = await ownerWithFactor();
    const list = await listOf(visitor);
    expect(list).toContain(WITH_CODE);
    expect(list).not.toContain(CODE);
    for (const code of ['', app.wrong(), 'x'.repeat(41)]) {
      const answer = await visitor.post(PASSKEYS, { name: 'Tablet', code });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      const html = await shown(answer);
      expect(html).toContain('value="Tablet"');
      expect(html).toContain(CODE);
      if (code !== '') expect(html).not.toContain(code);
    }
    const begun = await shown(await visitor.post(PASSKEYS, { name: 'Tablet', code: app.next() }));
    expect(begun).not.toContain(CODE);
    await finishPasskey(visitor, deviceOf().create(await beginPasskey(visitor, 'Tablet')));
    expect(await listOf(visitor)).toContain('“Tablet” eklendi.');
  });

  it('a passkey is removed with a code; a wrong one leaves the question', async () => {
    const { visitor, app, id } = await ownerWithFactor();
    const question = `${PASSKEYS}?remove=${id}`;
    expect(await shown(await visitor.get(question))).toContain(CODE);
    for (const code of ['', app.wrong()]) {
      const answer = await visitor.post(question, { intent: 'remove', id, code });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      const html = await shown(answer);
      expect(html).toContain('kaldırılsın mı?');
      expect(html).toContain('aria-invalid="true"');
    }
    await visitor.post(question, { intent: 'remove', id, code: app.next() });
    expect(await listOf(visitor)).toContain('Henüz geçiş anahtarınız yok.');
  });
});

describe('wrong codes', () => {
  const add = (visitor: HttpBrowser, code: string) => visitor.post(PASSKEYS, { name: 'Tablet', code });
  const statusesOf = async (count: number, send: () => Promise<Response>) => {
    const statuses: number[] = [];
    for (let number = 0; number < count; number += 1) statuses.push((await send()).status);
    return statuses;
  };

  it('are limited to ten, in both forms together', async () => {
    const { visitor, app, id } = await ownerWithFactor();
    expect(await statusesOf(6, () => add(visitor, app.wrong()))).toEqual(Array<number>(6).fill(400));
    const remove = () => visitor.post(`${PASSKEYS}?remove=${id}`, { intent: 'remove', id, code: app.wrong() });
    expect(await statusesOf(5, remove)).toEqual([...Array<number>(4).fill(400), 429]);
    const refused = await add(visitor, app.wrong());
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });

  it('alone are counted: not forms without a code, and not the right ones', async () => {
    const { visitor, app } = await ownerWithFactor();
    expect(await statusesOf(11, () => add(visitor, ''))).toEqual(Array<number>(11).fill(400));
    const right = app.next();
    expect(await statusesOf(11, () => add(visitor, right))).toEqual(Array<number>(11).fill(200));
  });
});

describe('of an operator with', () => {
  const CAPABILITIES = ['passkeys', 'two-factor'] as const;
  const operator = operatorOfFile({ scenarios: true });

  it.each([[['passkeys']], [['two-factor']], [['passkeys', 'two-factor']], [[]]] as const)(
    '%j there is what it has, and no trace of the rest',
    async (declared) => {
      await scenariosOf(operator.apiUrl).without(CAPABILITIES.filter((name) => !declared.includes(name as never)));
      const own = await startSite({ OPERATOR_API_URL: operator.apiUrl });
      onTestFinished(() => own.stop());
      const { visitor } = await enterWithPassword({ url: own.url, operatorUrl: operator.apiUrl });
      const has = (name: (typeof CAPABILITIES)[number]) => declared.includes(name as never);
      const statusOf = async (path: string) => (await visitor.get(path)).status;
      const page = await visitor.get(SECURITY);
      expect(page.status).toBe(declared.length > 0 ? 200 : 404);
      const html = await shown(page);
      if (declared.length > 0) expect(html.includes(`href="${PASSKEYS}"`)).toBe(has('passkeys'));
      expect(html.includes('href="/dashboard/security/two-factor"')).toBe(has('two-factor'));
      expect((await shown(await visitor.get('/dashboard'))).includes(`href="${SECURITY}"`)).toBe(declared.length > 0);
      expect(await statusOf(PASSKEYS)).toBe(has('passkeys') ? 200 : 404);
      expect((await visitor.post(PASSKEYS, { name: 'Telefon' })).status).toBe(has('passkeys') ? 200 : 404);
      expect(await statusOf(`${SECURITY}/two-factor`)).toBe(has('two-factor') ? 200 : 404);
    },
  );
});

it('guests are led to the login form', async () => {
  const answer = await new HttpBrowser(site.url).get(PASSKEYS);
  expect(answer.headers.get('location')).toBe(`/login?redirectTo=${encodeURIComponent(PASSKEYS)}`);
});

it('no challenge is in the log', async () => {
  const { visitor } = await enterWithPassword(site);
  const creation = await beginPasskey(visitor);
  await finishPasskey(visitor, deviceOf().create(creation));
  expect(site.logs.join('\n')).not.toContain(creation.challenge);
});
