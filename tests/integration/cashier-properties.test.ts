// @module-tag tier-2

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formIn, openForm, receiptOf, type Kind, type OpenForm } from '../support/cashier';
import { cashierSite } from '../support/cashier-site';
import { listPayments } from '../support/list-payments';
import type { Fault } from '../support/fault-proxy';

const cashier = cashierSite();

const METHODS = { deposit: 6, withdraw: 105 } as const;
const TABS = 3;
const FUNDS_LIRA = 5_000;
const LEAST_WITHDRAWAL_LIRA = 50;

/** An amount with two decimals, in the ways that people write it. The English one must be confirmed. */
const amount = fc.tuple(fc.integer({ min: 250, max: 1_200 }), fc.constantFrom('', ',5', ',25', '.99', ',00'));

const fault = fc.option(
  fc.constantFrom<Fault>(
    { kind: 'reset' },
    { kind: 'lost' },
    { kind: 'hang' },
    { kind: 'status', status: 500 },
    { kind: 'body', body: '{"success":true,"data":' },
    { kind: 'body', body: '{"success":1}' },
  ),
  { freq: 2 },
);

const step = fc.record({
  tab: fc.nat(TABS - 1),
  kind: fc.constantFrom<Kind>('deposit', 'withdraw'),
  amount,
  fault,
  /** How often the form is sent at once. */
  times: fc.integer({ min: 1, max: 3 }),
  /** Whether the tab reloads the form first. */
  reopens: fc.boolean(),
});

/** What the pages have shown the player, by the address of each receipt. */
type Told = Map<string, { kind: Kind; kurus: number }>;

const kurusOf = ([whole, cents]: [number, string]) =>
  whole * 100 + Number(cents.replace(/\D/g, '').padEnd(2, '0').slice(0, 2));

it('the pages and the operator’s ledger agree to the kuruş for any sequence of forms and faults', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      const { visitor, player } = await cashier.enter(FUNDS_LIRA);
      const forms = new Map<string, OpenForm>();
      const told: Told = new Map();
      for (const { tab, kind, amount: typed, fault: broken, times, reopens } of steps) {
        const place = `${tab} ${kind}`;
        // With less than the method pays out there is no form.
        if (kind === 'withdraw' && (await player.balance()) < LEAST_WITHDRAWAL_LIRA) continue;
        const known = forms.get(place);
        const form = known && !reopens ? known : await openForm(visitor, kind, METHODS[kind]);
        if (broken) cashier.proxy().faults.set(`payment/${kind}`, broken);
        if (broken?.kind === 'hang') void releaseLater(kind, visitor);
        const text = typed.join('');
        const fields = kind === 'deposit' ? { Amount: text, Network: '1' } : { Amount: text, Phone: '5551234567' };
        const answers = await Promise.all(Array.from({ length: times }, () => form.send(fields)));
        cashier.proxy().faults.clear();
        forms.set(place, form);
        // All copies of a form get the same answer.
        expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.get('location')}`)).size).toBe(1);
        const [answer] = answers as [Response];
        if (answer.status === 303) {
          const location = answer.headers.get('location') ?? '';
          if (!told.has(location)) told.set(location, { kind, kurus: kurusOf(typed) });
        } else {
          expect([409, 503, ...(typed[1] === '.99' ? [400] : [])]).toContain(answer.status);
          forms.set(place, formIn(visitor, form.path, await answer.text()));
        }
        expect(answer.status === 503 && broken === null).toBe(false);
      }
      await compare(visitor, player, told);
    }),
    { numRuns: 12, endOnFailure: true },
  );
}, 240_000);

/** Releases the next payment that hangs after another request was answered. */
async function releaseLater(kind: Kind, visitor: Parameters<typeof receiptOf>[0]): Promise<void> {
  const call = `payment/${kind}`;
  const proxy = cashier.proxy();
  await proxy.held(call, proxy.hungCalls(call) + 1);
  await visitor.get('/balance');
  proxy.release();
}

async function compare(
  visitor: Parameters<typeof receiptOf>[0],
  player: Parameters<typeof listPayments>[0],
  told: Told,
): Promise<void> {
  const said: string[] = [];
  for (const [location, { kind, kurus }] of told) {
    const page = await receiptOf(visitor, new Response(null, { status: 303, headers: { location } }));
    const isDone = /Talebiniz alındı|Ödemeniz gereken/.test(page) || page.includes('İşlem kayıtlarda bulundu');
    const isOpen = page.includes('Finansal hareketlerinizde şu an böyle bir kayıt yok');
    expect([isDone, isOpen]).toEqual([!isOpen, !isDone]);
    if (isDone) said.push(`${kind} ${kurus}`);
  }
  // The first deposit funded the player.
  const rows = (await listPayments(player)).slice(0, -1);
  const written = rows.map(
    ({ kind, amount: lira }) => `${kind === 1 ? 'deposit' : 'withdraw'} ${Math.round(lira * 100)}`,
  );
  expect(said.sort()).toEqual(written.sort());
  const withdrawn = rows.filter(({ kind }) => kind === 2).reduce((sum, row) => sum + Math.round(row.amount * 100), 0);
  const balanceKurus = Math.round((await player.balance()) * 100);
  expect(balanceKurus).toBe(FUNDS_LIRA * 100 - withdrawn);
  const shown = new Intl.NumberFormat('tr', { minimumFractionDigits: 2 }).format(balanceKurus / 100);
  const isShown = async () => (await (await visitor.get('/dashboard/deposit')).text()).includes(`₺${shown}`);
  // A balance may be three seconds old.
  await expect.poll(isShown).toBe(true);
}
