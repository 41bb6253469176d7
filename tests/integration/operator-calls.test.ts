import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '~/upstream/contract/contract';
import type { RunningOperator } from '../../operator/operator';
import { callOperator, registerPlayer, startDemoOperator, type CallOptions } from '../support/demo-operator';
import { lastCodeTo, messagesTo, otherCode } from '../support/operator-outbox';

let operator: RunningOperator;
beforeAll(async () => {
  operator = await startDemoOperator();
});
afterAll(() => operator.close());

/** Sends a call and checks the data of a successful answer against the contract. */
async function call(path: string, body?: unknown, options: CallOptions = {}) {
  const reply = await callOperator(operator.apiUrl, path, body, options);
  const declared = allCalls.find((one) => one.path === path);
  if (!declared) throw new Error(`The contract has no call ${path}.`);
  if (reply.success) declared.data.parse(reply.data);
  return reply;
}

const accepted = { status: 200, success: true };
const refused = (message: string | RegExp) => ({
  status: 200,
  success: false,
  message: message instanceof RegExp ? (expect.stringMatching(message) as string) : message,
  data: null,
});

async function login(username: string, password: string, locale: 'tr' | 'en' = 'en') {
  const reply = await call('auth/login', { username, password }, { locale });
  return { reply, token: String((reply.data as { token?: string } | null)?.token) };
}

const newPlayer = () => registerPlayer(operator.apiUrl);
let lastPersonalNo = 20_000_000_000;
const registration = (over: Record<string, unknown> = {}) => {
  lastPersonalNo += 1;
  return {
    name: 'Işıl',
    surname: 'Çağlar',
    username: `isil${lastPersonalNo}`,
    email: `isil${lastPersonalNo}@ornek.example`,
    phone: '905550003344',
    country: 1,
    currencyId: 1,
    birthDate: '1992-07-04',
    PersonalNo: String(lastPersonalNo),
    password: 'gizli1234',
    password2: 'gizli1234',
    ...over,
  };
};

describe('auth', () => {
  it('logs the demo player in, in the language of the call', async () => {
    const { reply } = await login('demo', 'demo1234', 'tr');
    expect(reply).toMatchObject({ ...accepted, message: 'Hoş geldiniz, Deniz.' });
    expect(reply.data).toMatchObject({ username: 'demo', smsVerified: true, trialBonusAmount: 0 });
  });

  it('refuses a wrong password and an unknown name alike', async () => {
    const wrong = await login('demo', 'demo12345');
    const unknown = await login('nobody', 'demo12345');
    expect(wrong.reply).toMatchObject(refused('The username or password is wrong.'));
    expect(unknown.reply).toEqual(wrong.reply);
  });

  it('registers a player who is then logged in', async () => {
    const reply = await call('auth/register', registration({ refId: 'dost-7' }));
    expect(reply).toMatchObject({ ...accepted, message: 'Your account has been created.' });
    expect(reply.data).toMatchObject({ smsVerified: false, balance: 0, trialBonusAmount: 100 });
    const { token } = reply.data as { token: string };
    expect(await call('user/balance', undefined, { token })).toMatchObject({ ...accepted, data: { balance: 0 } });
  });

  it('refuses what is taken, however it is written', async () => {
    const first = registration({ username: 'IŞIKLIiliman' });
    expect(await call('auth/register', first)).toMatchObject(accepted);
    const name = { username: 'ışıkliİLİMAN' };
    const email = { email: String(first.email).toUpperCase() };
    const personalNo = { PersonalNo: first.PersonalNo };
    expect(await call('auth/register', registration(name))).toMatchObject(refused('This username is taken.'));
    expect(await call('auth/register', registration(email))).toMatchObject(refused(/already registered/));
    expect(await call('auth/register', registration(personalNo))).toMatchObject(refused(/national ID/));
  });

  it('refuses minors and other faults with a message in the language', async () => {
    const minor = registration({ birthDate: `${new Date().getUTCFullYear() - 17}-01-01` });
    expect(await call('auth/register', minor, { locale: 'tr' })).toMatchObject(
      refused('Üye olmak için 18 yaşını doldurmuş olmalısınız.'),
    );
    expect(await call('auth/register', registration({ password2: 'baska1234' }))).toMatchObject(
      refused('The passwords are not the same.'),
    );
    expect((await call('auth/register', registration({ PersonalNo: '123' }))).status).toBe(400);
  });

  it('creates one player of two who ask for the same name at once', async () => {
    const username = `yaris${Date.now()}`;
    const replies = await Promise.all([1, 2, 3].map(() => call('auth/register', registration({ username }))));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
  });

  it('offers countries, Türkiye first, in both languages', async () => {
    for (const locale of ['tr', 'en'] as const) {
      const { data } = await call('auth/form', undefined, { locale });
      expect((data as { countries: unknown[] }).countries[0]).toEqual({ id: 1, name: 'Türkiye' });
    }
  });

  it('ends the session at logout', async () => {
    const player = await newPlayer();
    expect(await player.call('auth/logout')).toMatchObject(accepted);
    expect(await call('user/balance', undefined, { token: player.token, locale: 'tr' })).toMatchObject({
      status: 401,
      success: false,
      message: 'Oturumunuz sona erdi. Lütfen yeniden giriş yapın.',
      data: null,
    });
  });

  it('recovers a forgotten password, and ends the sessions that were open', async () => {
    const { username, token } = await newPlayer();
    const email = `${username}@ornek.example`;
    expect(await call('auth/sendresetpassword', { username })).toMatchObject(accepted);
    const code = await lastCodeTo(operator, email);
    const wrong = await call('auth/checkresetcode', { username, code: otherCode(code) });
    expect(wrong).toMatchObject(refused(/wrong or has expired/));
    expect(await call('auth/checkresetcode', { username, code })).toMatchObject(accepted);

    const change = { username, code, password: 'yepyeni99', password2: 'yepyeni99' };
    const differing = await call('auth/changepasswordwithcode', { ...change, password2: 'yepyeni98' });
    expect(differing).toMatchObject(refused('The passwords are not the same.'));
    const replies = await Promise.all([1, 2].map(() => call('auth/changepasswordwithcode', change)));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);

    expect(await call('user/balance', undefined, { token })).toMatchObject({ status: 401 });
    expect((await login(username, 'gizli1234')).reply.success).toBe(false);
    expect((await login(username, 'yepyeni99')).reply.success).toBe(true);
  });

  it('leaves the session of the player who recovers while logged in', async () => {
    const { username, token } = await newPlayer();
    const other = await login(username, 'gizli1234');
    await call('auth/sendresetpassword', { username });
    const code = await lastCodeTo(operator, `${username}@ornek.example`);
    await call(
      'auth/changepasswordwithcode',
      { username, code, password: 'yepyeni99', password2: 'yepyeni99' },
      { token },
    );
    expect(await call('user/balance', undefined, { token })).toMatchObject(accepted);
    expect(await call('user/balance', undefined, { token: other.token })).toMatchObject({ status: 401 });
  });

  it('does not tell whether a name is known', async () => {
    const { username } = await newPlayer();
    const known = await call('auth/sendresetpassword', { username });
    expect(await call('auth/sendresetpassword', { username: 'nobodyatall' })).toEqual(known);
    const wrongCode = await call('auth/checkresetcode', { username, code: 'abcdef' });
    expect(await call('auth/checkresetcode', { username: 'nobodyatall', code: 'abcdef' })).toEqual(wrongCode);
  });

  it('kills a reset code after five wrong tries', async () => {
    const { username } = await newPlayer();
    await call('auth/sendresetpassword', { username });
    const code = await lastCodeTo(operator, `${username}@ornek.example`);
    for (let tries = 0; tries < 5; tries += 1) await call('auth/checkresetcode', { username, code: otherCode(code) });
    expect(await call('auth/checkresetcode', { username, code })).toMatchObject({ success: false });
  });
});

describe('customer', () => {
  interface Note {
    id: number;
    title: string;
    isRead: boolean;
    timeStamp: string;
    type: number;
  }
  const notesOf = async (token: string, locale: 'tr' | 'en' = 'en') =>
    (await call('customer/notification', { skip: 0, take: 100 }, { token, locale })).data as Note[];

  it('lists notifications newest first and in the language, pages them, and has none for a newcomer', async () => {
    const { token } = await login('demo', 'demo1234');
    const notes = await notesOf(token);
    expect(notes.map(({ timeStamp }) => timeStamp)).toEqual(
      notes
        .map(({ timeStamp }) => timeStamp)
        .sort()
        .reverse(),
    );
    expect(new Set(notes.map(({ type }) => type))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect((await notesOf(token, 'tr')).at(-1)?.title).toBe('Aramıza hoş geldiniz');
    const page = await call('customer/notification', { skip: 1, take: 2 }, { token });
    expect(page.data).toEqual(notes.slice(1, 3));
    expect(await notesOf((await login('yeni', 'yeni1234')).token)).toEqual([]);
  });

  it("marks a player's own notifications as read, and nobody else's", async () => {
    const { token } = await login('demo', 'demo1234');
    const unread = (await notesOf(token)).filter(({ isRead }) => !isRead);
    const [first, second] = unread.map(({ id }) => id);
    const stranger = await newPlayer();
    expect(await stranger.call('customer/readnotification', { id: [first] })).toMatchObject(accepted);
    expect((await notesOf(token)).filter(({ isRead }) => !isRead)).toEqual(unread);
    expect(
      await call('customer/readnotification', { id: [String(first), second, 'none', -1] }, { token }),
    ).toMatchObject(accepted);
    expect((await notesOf(token)).filter(({ isRead }) => !isRead)).toHaveLength(unread.length - 2);
  });

  it('verifies a phone with the code sent to it', async () => {
    const player = await newPlayer();
    const phone = `9055${String(Date.now()).slice(-8)}`;
    expect(await player.call('customer/updatephone', { step: 1, phone })).toMatchObject(accepted);
    const [message] = await messagesTo(operator, phone);
    expect(message).toMatchObject({ kind: 'sms', code: expect.stringMatching(/^\d{6}$/) as string });
    const code = message?.code ?? '';
    const wrong = await player.call('customer/updatephone', { step: 2, phone, code: otherCode(code) });
    expect(wrong).toMatchObject(refused(/wrong or has expired/));
    const elsewhere = await player.call('customer/updatephone', { step: 2, phone: '905550009999', code });
    expect(elsewhere).toMatchObject({ success: false });
    expect(await player.call('customer/updatephone', { step: 2, phone, code })).toMatchObject(accepted);
    expect((await player.call('customer/profile', {})).data).toMatchObject({ phone, smsVerified: true });
    expect(await player.call('customer/updatephone', { step: 2, phone, code })).toMatchObject({ success: false });
  });

  it('changes the password and ends the other sessions', async () => {
    const player = await newPlayer();
    const other = await login(player.username, 'gizli1234');
    const change = { oldPassword: 'gizli1234', password: 'yepyeni99', confirmPassword: 'yepyeni99' };
    const ask = (over: object) => player.call('customer/changepassword', { ...change, ...over });
    expect(await ask({ oldPassword: 'yanlis99' })).toMatchObject(refused('Your old password is wrong.'));
    expect(await ask({ confirmPassword: 'yepyeni98' })).toMatchObject(refused('The passwords are not the same.'));
    expect(await ask({})).toMatchObject({ ...accepted, message: 'Your password has been changed.' });
    expect(await player.call('user/balance')).toMatchObject(accepted);
    expect(await call('user/balance', undefined, { token: other.token })).toMatchObject({ status: 401 });
    expect((await login(player.username, 'yepyeni99')).reply.success).toBe(true);
  });

  it('shows the profile and the sessions', async () => {
    const { token } = await login('demo', 'demo1234');
    const profile = await call('customer/profile', {}, { token });
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/) as string;
    expect(profile.data).toMatchObject({
      registeredAt: time,
      lastLoginAt: time,
      username: 'demo',
      country: 'Türkiye',
      birthDate: '1990-05-19',
    });
    const page = await call('customer/sessions', { skip: 0, take: 100 }, { token });
    const { total, items } = page.data as {
      total: number;
      items: { current: boolean; device: string; endedAt: unknown }[];
    };
    expect(items).toHaveLength(total);
    expect(items[0]).toMatchObject({ current: true, endedAt: null, device: 'Unknown device' });
    expect(items.filter(({ current }) => current)).toHaveLength(1);
    expect(items.at(-1)).toMatchObject({ device: 'Chrome, Android', ip: '192.0.2.44' });
  });
});

describe('bonus', () => {
  const verifyPhone = async (player: Awaited<ReturnType<typeof newPlayer>>) => {
    const phone = `9054${String(Date.now()).slice(-8)}`;
    await player.call('customer/updatephone', { step: 1, phone });
    await player.call('customer/updatephone', { step: 2, phone, code: await lastCodeTo(operator, phone) });
  };

  it('pays the trial bonus once to a verified player, however many claims arrive at once', async () => {
    const player = await newPlayer();
    expect(await player.call('bonus/definetrialbonus')).toMatchObject(refused(/verify your phone/));
    await verifyPhone(player);
    const replies = await Promise.all(Array.from({ length: 10 }, () => player.call('bonus/definetrialbonus')));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(replies.find(({ success }) => !success)).toMatchObject(refused('You have already had this bonus.'));
    expect(await player.balance()).toBe(100);
    const list = (await player.call('bonus/list', { skip: 0, take: 10 })).data;
    expect(list).toMatchObject({ total: 1, items: [{ title: 'Trial bonus', amount: 100, status: 2 }] });
    const notes = (await player.call('customer/notification', { skip: 0, take: 10 })).data as object[];
    expect(notes).toMatchObject([{ type: 4, title: 'Trial bonus', isRead: false }]);
    const again = await login(player.username, 'gizli1234');
    expect(again.reply.data).toMatchObject({ trialBonusAmount: 0, smsVerified: true });
  });

  it('lists what the demo player has had, and nothing for a newcomer', async () => {
    const demo = await login('demo', 'demo1234');
    const list = await call('bonus/list', { skip: 0, take: 10 }, { token: demo.token, locale: 'tr' });
    const { items } = list.data as { items: { status: number; title: string }[] };
    expect(new Set(items.map(({ status }) => status))).toEqual(new Set([1, 2, 3, 4]));
    expect(items.at(-1)?.title).toBe('Deneme bonusu');
    const { token } = await login('yeni', 'yeni1234');
    expect((await call('bonus/list', { skip: 0, take: 10 }, { token })).data).toEqual({ total: 0, items: [] });
  });

  it('pays a bonus that is claimed, and takes it off the list of those on offer', async () => {
    const { token } = await login('demo', 'demo1234');
    const available = async () =>
      (await call('bonus/available', {}, { token })).data as { id: number; title: string }[];
    const balance = async () =>
      ((await call('user/balance', undefined, { token })).data as { balance: number }).balance;
    const before = await balance();
    const offer = (await available()).find(({ title }) => title === 'Live table bonus');
    const claims = await Promise.all(
      [1, 2, 3].map(() => call('bonus/claim', { id: offer?.id, note: 'lütfen' }, { token })),
    );
    expect(claims.filter(({ success }) => success)).toHaveLength(1);
    expect(await balance()).toBe(before + 200);
    expect((await available()).map(({ id }) => id)).not.toContain(offer?.id);
  });

  it('refuses a bonus that does not exist or whose terms are not met', async () => {
    const player = await newPlayer();
    const offers = (await player.call('bonus/available', {})).data as { id: number; title: string }[];
    const welcome = offers.find(({ title }) => title === 'Welcome bonus');
    expect(await player.call('bonus/claim', { id: welcome?.id })).toMatchObject(
      refused(/deposits of at least ₺500\.00/),
    );
    expect(await player.call('bonus/claim', { id: 'none' })).toMatchObject(refused('There is no such bonus.'));
    expect(await player.balance()).toBe(0);
  });
});

describe('cms', () => {
  it('gives the bootstrap data with every option of the contract', async () => {
    const { data } = await call('cms/grouped', undefined, { locale: 'tr' });
    const { siteOption, popup } = data as {
      siteOption: { key: string; value: string }[];
      popup: { images: unknown[] };
    };
    const options = new Map(siteOption.map(({ key, value }) => [key, value]));
    expect([...options.keys()].sort()).toEqual(
      [
        ...['socialTelegram', 'socialTwitter', 'socialInstagram', 'socialYoutube', 'telegram1', 'telegram2'],
        ...['whatsapp1', 'whatsapp2', 'whatsapp3', 'whatsapp4', 'licenceText', 'licenceUrl', 'licenceLogo', 'ageSign'],
        ...['videoBannerUrl', 'videoBannerTitle', 'paymentLogos', 'providerLogos', 'sportsbookGuestUrl', 'menuVariant'],
        'providerIntegrations',
      ].sort(),
    );
    for (const key of ['paymentLogos', 'providerLogos']) {
      const logos = JSON.parse(options.get(key) ?? '') as { name: string; image: string }[];
      expect(logos.length).toBeGreaterThanOrEqual(9);
      for (const { name, image } of logos) expect([name.length > 0, image.startsWith('/media/')]).toEqual([true, true]);
    }
    const integrations = Object.values(JSON.parse(options.get('providerIntegrations') ?? '') as object);
    expect(new Set(integrations)).toEqual(new Set(['dt', 'em', 'amusnet', 'egt', 'hub88', 'softgamings']));
    expect(options.get('sportsbookGuestUrl')).toContain(operator.thirdPartyOrigin);
    expect(popup.images).toHaveLength(3);
  });

  it('serves the video banner whole and in ranges', async () => {
    const url = new URL('/media/video/lounge.webm', operator.apiUrl);
    const whole = Buffer.from(await (await fetch(url)).arrayBuffer());
    expect(whole.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
    const part = await fetch(url, { headers: { range: 'bytes=4-9' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-9/${whole.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(4, 10));
    expect((await fetch(url, { headers: { range: `bytes=${whole.length}-` } })).status).toBe(416);
  });

  it('serves every page that it lists, in both languages', async () => {
    for (const locale of ['tr', 'en'] as const) {
      const { data } = await call('cms/categorylist', undefined, { locale });
      const links = (data as { name: string; content: { id: number; title: string }[] }[]).flatMap(
        ({ content }) => content,
      );
      expect(links.map(({ id }) => id)).toContain(1);
      for (const { id, title } of links) {
        const page = await call('cms/content', { id }, { locale });
        expect(page.data).toMatchObject({ id, title, body: expect.stringMatching(/<h2>|<ul>/) as string });
      }
    }
    expect((await call('cms/content', { id: '1' }, { locale: 'tr' })).data).toMatchObject({
      title: 'Genel şartlar ve koşullar',
    });
    expect(await call('cms/content', { id: 999 })).toMatchObject(refused('There is no such page.'));
  });

  it('serves lists, slides, texts and promotions', async () => {
    expect((await call('cms/contentlist', { status: true, categoryId: 1 })).data).not.toEqual([]);
    expect((await call('cms/contentlist', { status: true, categoryId: 99 })).data).toEqual([]);
    expect((await call('cms/sliderlist', { slug: 'home' })).data).toHaveLength(3);
    expect((await call('cms/sliderlist', { slug: 'none' })).data).toEqual([]);
    expect((await call('cms/translationlist')).data).not.toEqual([]);
    const promotions = (await call('cms/promotionlist', {}, { locale: 'tr' })).data as { description: string }[];
    expect(promotions.length).toBeGreaterThanOrEqual(4);
    for (const { description } of promotions) expect(description).toMatch(/^<p>/);
  });

  it('takes call-back requests', async () => {
    const request = {
      name: 'Deniz Örnek',
      message: 'Lütfen arayın.',
      contacts: [{ type: 1, contact: '905550001122' }],
    };
    expect(await call('cms/callme', request, { locale: 'tr' })).toMatchObject({
      ...accepted,
      message: 'Talebiniz alındı. En kısa sürede sizi arayacağız.',
    });
    expect(await call('cms/callme', { ...request, name: '      ' })).toMatchObject(refused('Please give your name.'));
    expect((await call('cms/callme', { ...request, contacts: [] })).status).toBe(400);
  });
});

describe('ticket', () => {
  it('goes from opened to closed', async () => {
    const player = await newPlayer();
    const created = await player.call(
      'ticket/create',
      { subject: 'Kupon', message: 'Kuponum nerede?' },
      { locale: 'tr' },
    );
    expect(created).toMatchObject({
      ...accepted,
      message: expect.stringContaining('destek talebiniz açıldı') as string,
    });
    const list = (await player.call('ticket/list', { skip: 0, take: 10 })).data as { items: { id: number }[] };
    expect(list).toMatchObject({ total: 1, items: [{ subject: 'Kupon', status: 'open' }] });
    const id = list.items[0]?.id;
    expect(await player.call('ticket/reply', { id, message: 'Buldum.' })).toMatchObject(accepted);
    const { data } = await call('ticket/detail', { id }, { token: player.token });
    const { messages } = data as { messages: { from: string; text: string }[] };
    expect(messages.map(({ from }) => from)).toEqual(['player', 'support', 'player']);
    expect(await player.call('ticket/close', { id })).toMatchObject(accepted);
    expect(await player.call('ticket/close', { id })).toMatchObject(refused(/is closed/));
    expect(await player.call('ticket/reply', { id, message: 'Bir şey daha' })).toMatchObject(refused(/is closed/));
    expect((await player.call('ticket/detail', { id })).data).toMatchObject({ status: 'closed' });
  });

  it('is seen by its own player only', async () => {
    const { token } = await login('demo', 'demo1234');
    const list = (await call('ticket/list', { skip: 0, take: 10 }, { token })).data as {
      total: number;
      items: { id: number }[];
    };
    expect(list.total).toBe(3);
    const stranger = await newPlayer();
    expect((await stranger.call('ticket/list', { skip: 0, take: 10 })).data).toEqual({ total: 0, items: [] });
    for (const { id } of list.items) {
      expect(await stranger.call('ticket/detail', { id })).toMatchObject(refused('There is no such ticket.'));
      expect(await stranger.call('ticket/reply', { id, message: 'ben' })).toMatchObject(
        refused('There is no such ticket.'),
      );
      expect(await stranger.call('ticket/close', { id })).toMatchObject(refused('There is no such ticket.'));
    }
  });

  it('needs more than blanks', async () => {
    const player = await newPlayer();
    const blank = { subject: '     ', message: 'x' };
    expect(await player.call('ticket/create', blank)).toMatchObject(refused('Please give a subject.'));
    expect(await player.call('ticket/create', { subject: 'Kupon', message: ' ' })).toMatchObject({ success: false });
  });
});

describe('every call for players', () => {
  const page = { skip: 0, take: 10 };
  it.each<[string, unknown]>([
    ['auth/logout', undefined],
    ['user/balance', undefined],
    ['customer/notification', page],
    ['customer/readnotification', { id: [1] }],
    ['customer/updatephone', { step: 1, phone: '905550001122' }],
    ['customer/changepassword', { oldPassword: 'gizli1234', password: 'gizli1235', confirmPassword: 'gizli1235' }],
    ['customer/profile', {}],
    ['customer/sessions', page],
    ['bonus/definetrialbonus', undefined],
    ['bonus/list', page],
    ['bonus/available', {}],
    ['bonus/claim', { id: 1 }],
    ['ticket/list', page],
    ['ticket/detail', { id: 1 }],
    ['ticket/create', { subject: 'Kupon', message: 'Kuponum nerede?' }],
    ['ticket/reply', { id: 1, message: 'x' }],
    ['ticket/close', { id: 1 }],
  ])('answers 401 to a guest and to a token that opens nothing: %s', async (path, body) => {
    expect(await call(path, body)).toMatchObject({ status: 401, success: false, data: null });
    expect(await call(path, body, { token: 'forged' })).toMatchObject({ status: 401, success: false, data: null });
  });
});

describe('the outbox page', () => {
  it('shows what was sent, narrowed to one recipient, with markup made harmless', async () => {
    const player = await newPlayer();
    const phone = `9053${String(Date.now()).slice(-8)}`;
    await player.call('customer/updatephone', { step: 1, phone });
    const code = await lastCodeTo(operator, phone);
    const response = await fetch(`${operator.outboxUrl}?lang=tr&to=${phone}`);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await response.text();
    expect(html).toContain('<html lang="tr">');
    expect(html).toContain(code);
    const hostile = await fetch(`${operator.outboxUrl}?to=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(await hostile.text()).not.toContain('<script');
  });
});
