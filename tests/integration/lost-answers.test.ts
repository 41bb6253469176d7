// @module-tag tier-2

import { describe, expect, it } from 'vitest';
import { allCalls } from '../../app/upstream/contract/contract';
import { USERNAME, screen, send } from '../support/account-recovery';
import { callJourneys } from '../support/call-journeys';
import type { Fault } from '../support/fault-proxy';
import { decode, shown } from '../support/html';
import { HttpBrowser } from '../support/http-browser';
import { newPlayer } from '../support/players';
import { siteBehindFaults } from '../support/site-behind-faults';

const { operator, proxy, site } = siteBehindFaults();

/** After this time an open circuit breaker lets a call pass. */
const BREAKER_OPEN_MS = 5_000;

const LOST: Fault = { kind: 'lost' };
const NOT_OFFERED: Fault = { kind: 'status', status: 501 };

/** Sends a form until the site refuses it. */
async function sendRepeatedly(count: number, sendOnce: (number: number) => Promise<Response>) {
  const answers: Response[] = [];
  for (let number = 0; number < count; number += 1) {
    answers.push(await sendOnce(number));
    await site.clock.turn(BREAKER_OPEN_MS);
  }
  return { statuses: answers.map(({ status }) => status), first: decode(await shown(answers[0] as Response)) };
}

/** These change nothing that the player would have to look up: they log in or out, begin or check something, open a game. */
const WITHOUT_EFFECT =
  /^auth\/(?:login|logout|verify|passkeyoptions|checkresetcode)$|begin$|launchurl$|readnotification$|togglefavorite$/;

const writing = allCalls.filter(({ path, policy }) => policy !== 'read' && !WITHOUT_EFFECT.test(path));

it.each(writing.map(({ path }) => path))('%s without an answer is not called a failure', async (call) => {
  const journey = callJourneys.find((one) => one.call === call);
  if (!journey) throw new Error(`No journey makes the call ${call}.`);
  const { visitor, take } = await journey.prepare({ site, operatorUrl: operator.apiUrl }, 0);
  await visitor.get('/preferences');
  proxy.faults.set(call, LOST);
  const answer = await take();
  proxy.faults.clear();
  let last = answer;
  for (let place = last.headers.get('location'); place !== null; place = last.headers.get('location'))
    last = await visitor.get(place);
  const page = decode(await shown(last));
  // The pages of some calls have read again what holds now.
  expect(page).toMatch(
    /anlaşılır bir yanıt|bilinmiyor|bilmiyoruz|kayıtlarda bulundu|artık devam etmiyor|zaten iptal edilmiş/i,
  );
  expect(page).not.toContain('ulaşılamıyor');
  await site.clock.turn(BREAKER_OPEN_MS);
});

const FIVE = Array<number>(5);

describe('a recovery code', () => {
  const sendCodes = async (visitor: HttpBrowser) => {
    const { username } = await newPlayer(operator.apiUrl);
    return sendRepeatedly(6, () => send.username(visitor, username));
  };

  it('whose sending got no answer counts, and the page says that it may have been sent', async () => {
    const visitor = new HttpBrowser(site.url);
    proxy.faults.set('auth/sendresetpassword', LOST);
    const { statuses, first } = await sendCodes(visitor);
    expect(statuses).toEqual([...FIVE.fill(503), 429]);
    expect(first).toContain('kod gönderilmiş olabilir');
    expect(await screen(visitor)).toContain(USERNAME);
  });

  it('that was certainly not sent does not count', async () => {
    proxy.faults.set('auth/sendresetpassword', NOT_OFFERED);
    expect((await sendCodes(new HttpBrowser(site.url))).statuses).toEqual([...FIVE.fill(501), 501]);
  });
});

describe('a call request', () => {
  const request = { name: 'Şeyma Işık', 'contacts[0].type': '1', 'contacts[0].contact': '0532 123 45 67' };
  const sendRequests = (visitor: HttpBrowser) =>
    sendRepeatedly(6, (number) => visitor.post('/call-me', { ...request, message: `Beni arayın ${number}` }));

  it('without an answer counts, and the page says that it may have arrived', async () => {
    proxy.faults.set('cms/callme', LOST);
    const { statuses, first } = await sendRequests(new HttpBrowser(site.url));
    expect(statuses).toEqual([...FIVE.fill(503), 429]);
    expect(first).toContain('talebiniz bize ulaşmış olabilir');
    expect(first).toContain('value="Şeyma Işık"');
  });

  it('that certainly did not arrive does not count', async () => {
    proxy.faults.set('cms/callme', NOT_OFFERED);
    expect((await sendRequests(new HttpBrowser(site.url))).statuses).toEqual([...FIVE.fill(501), 501]);
  });
});
