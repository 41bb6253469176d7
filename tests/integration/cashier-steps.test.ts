// @module-tag tier-1
// @module-tag payment-form

import fc from 'fast-check';
import { afterAll, afterEach, expect, it } from 'vitest';
import { openForm, receiptOf, type Kind } from '../support/cashier';
import type { Fault } from '../support/fault-proxy';
import { HttpBrowser } from '../support/http-browser';
import { listPayments } from '../support/list-payments';
import { fund, newPlayer } from '../support/players';
import { startSite, type TestSite } from '../support/site';
import { operatorBehindFaults } from '../support/site-behind-faults';

const { operator, proxy } = operatorBehindFaults();
afterEach(() => proxy.faults.clear());

/** `RUNS=100 npx vitest run tests/integration/cashier-steps.test.ts` tries each step a hundred times. */
const RUNS = Number(process.env['RUNS'] ?? 3);

const FUNDS_LIRA = 1_000;
const FORMS = {
  deposit: [6, { Network: '1' }],
  withdraw: [105, { Phone: '5551234567' }],
} as const;

const fault = fc.oneof(
  fc.constantFrom<Fault>(
    { kind: 'reset' },
    { kind: 'lost' },
    { kind: 'body', body: '' },
    { kind: 'body', body: '{"success":true,"data":' },
    { kind: 'body', body: '{"success":"yes"}' },
    { kind: 'body', body: '{"success":false,"message":null}' },
  ),
  fc.constantFrom(400, 404, 429, 500, 501, 502, 503).map((status): Fault => ({ kind: 'status', status })),
);

let site: TestSite | undefined;
afterAll(() => site?.stop());

/** Pages of every call group that a payment needs: each stays away for seconds after faults of its group. */
const NEEDED = ['/dashboard/deposit/6', '/dashboard/financial-activities'];

/** Logs a new player in. A site where a circuit breaker has opened is replaced. */
async function enter() {
  const player = await newPlayer(operator.apiUrl);
  await fund(player, FUNDS_LIRA);
  for (;;) {
    site ??= await startSite({ OPERATOR_API_URL: proxy.apiUrl });
    const visitor = new HttpBrowser(site.url);
    await visitor.logIn(player.username, player.password);
    const needed = await Promise.all(NEEDED.map((path) => visitor.get(path)));
    if (needed.every(({ status }) => status === 200)) return { player, visitor };
    await site.stop();
    site = undefined;
  }
}

const steps: [string, Kind][] = ['payment/methods', 'payment/detail', 'transaction/list', 'user/balance'].flatMap(
  (call) => (['deposit', 'withdraw'] as const).map((kind): [string, Kind] => [call, kind]),
);

it.each<[string, Kind]>([...steps, ['payment/deposit', 'deposit'], ['payment/withdraw', 'withdraw']])(
  'with faults of %s, a %s is charged as its receipt says',
  async (call, kind) => {
    await fc.assert(
      fc.asyncProperty(
        fault,
        fc.integer({ min: 250, max: 900 }),
        fc.integer({ min: 1, max: 3 }),
        async (broken, lira, times) => {
          const { player, visitor } = await enter();
          const [method, fields] = FORMS[kind];
          const form = await openForm(visitor, kind, method);
          proxy.faults.set(call, broken);
          const send = () => form.send({ Amount: String(lira), ...fields });
          const answers = await Promise.all(Array.from({ length: times }, send));
          // Once more, as a player does who saw an error.
          answers.push(await send());
          proxy.faults.clear();
          const receipts = new Set(
            answers.flatMap((answer) => answer.headers.get('location')?.match(/^\/dashboard\/receipt.*/)?.[0] ?? []),
          );
          expect(receipts.size).toBeLessThanOrEqual(1);
          const told = [];
          for (const location of receipts) {
            const page = await receiptOf(visitor, new Response(null, { status: 303, headers: { location } }));
            if (/Talebiniz alındı|Ödemeniz gereken/.test(page) || page.includes('İşlem kayıtlarda bulundu'))
              told.push(lira);
          }
          // The oldest payment funded the player.
          const charged = (await listPayments(player)).slice(0, -1).map(({ amount }) => amount);
          expect(charged).toEqual(told);
          expect(await player.balance()).toBe(
            kind === 'withdraw' && charged.length > 0 ? FUNDS_LIRA - lira : FUNDS_LIRA,
          );
        },
      ),
      { numRuns: RUNS, endOnFailure: true },
    );
  },
  60_000 + RUNS * 10_000,
);
