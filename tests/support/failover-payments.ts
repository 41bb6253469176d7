import { setTimeout } from 'node:timers/promises';
import { formIn, openForm, type OpenForm } from './cashier';
import { HttpBrowser } from './http-browser';
import { withoutScripts } from './html';
import { listPayments } from './list-payments';
import { newPlayer, type TestPlayer } from './players';

/** The payments of many players at several instances, while a test breaks what the instances share. */

/** What the site said of a payment in the end. */
export type Said = 'succeeded' | 'refused' | 'unknown';

export interface PaymentRecord {
  readonly said: Said;
  /** How often the operator has it in its own list. */
  readonly charges: number;
  readonly presses: number;
  /** When the site answered that it sends nothing now, by `performance.now()`. */
  readonly refusedAt: readonly number[];
  /** When the site answered with the receipt; undefined where it never did. */
  readonly toldAt: number | undefined;
}

/** A method of the demonstration operator that is paid at once. */
const METHOD = 6;
const PATH = `/dashboard/deposit/${METHOD}`;
const fieldsOf = (amount: number) => ({ Amount: String(amount), Network: '1' });

/** A player who gets no receipt presses again after this time, at the next instance. */
const PRESS_AGAIN_MS = 250;
const MAX_PRESSES = 60;

interface PayerOptions {
  readonly urls: readonly string[];
  readonly operatorUrl: string;
  /** The origin that the instances believe in. */
  readonly origin: string;
}

export interface Payer {
  readonly player: TestPlayer;
  /** A browser for each instance, with the same cookies. */
  readonly visitors: readonly HttpBrowser[];
}

export async function newPayer({ urls, operatorUrl, origin }: PayerOptions): Promise<Payer> {
  const player = await newPlayer(operatorUrl);
  const visitors = urls.map((url) => new HttpBrowser(url, origin));
  await visitors[0]?.logIn(player.username, player.password);
  for (const visitor of visitors)
    for (const [name, value] of visitors[0]?.cookies ?? []) visitor.cookies.set(name, value);
  return { player, visitors };
}

/**
 * Pays as a player does who presses until there is a receipt, each time at another instance.
 *
 * @param amount unique among the player's payments
 * @returns reads what the site and the operator say in the end
 */
export async function payUntilTold({ player, visitors }: Payer, amount: number): Promise<() => Promise<PaymentRecord>> {
  const refusedAt: number[] = [];
  let presses = 0;
  let receipt: string | null = null;
  let form: OpenForm | null = null;
  for (let turn = 0; receipt === null && turn < MAX_PRESSES; turn += 1) {
    const visitor = visitors[turn % visitors.length] as HttpBrowser;
    form = form ? elsewhere(form, visitor) : await openForm(visitor, 'deposit', METHOD).catch(() => null);
    const answer = form && (await form.send(fieldsOf(amount)).catch(() => null));
    presses += answer ? 1 : 0;
    if (answer?.status === 303) receipt = answer.headers.get('location');
    else if (answer) {
      const page = await answer.text();
      // The form says which payment is in the way: it is this one, because the amount is unique.
      if (answer.status === 409)
        receipt = /data-kind=[^]*?href="(\/dashboard\/receipt\/[^"]+)"/.exec(page)?.[1] ?? null;
      // A form that is refused comes back with another intent.
      if (page.includes('name="intent"')) form = formIn(visitor, PATH, page);
    }
    if (!answer || answer.status === 503) refusedAt.push(performance.now());
    if (!receipt) await setTimeout(PRESS_AGAIN_MS);
  }
  const toldAt = receipt === null ? undefined : performance.now();
  return async () => ({
    toldAt,
    said: receipt ? await readReceipt(visitors, receipt) : 'refused',
    charges: (await listPayments(player)).filter((row) => row.amount === amount).length,
    presses,
    refusedAt,
  });
}

/** The same form in a browser at another instance. */
const elsewhere = (form: OpenForm, visitor: HttpBrowser): OpenForm =>
  formIn(visitor, form.path, `name="intent" value="${form.intent}"`);

async function readReceipt(visitors: readonly HttpBrowser[], path: string): Promise<Said> {
  const answer = await (visitors[0] as HttpBrowser).get(path);
  const page = withoutScripts(await answer.text());
  if (/Talebiniz alındı|Ödemeniz gereken/.test(page) || page.includes('İşlem kayıtlarda bulundu')) return 'succeeded';
  // The receipt is lost, and the operator does not list the payment.
  if (answer.status === 404 || page.includes('İşlemin sonucu henüz bilinmiyor')) return 'unknown';
  throw new Error(`a receipt without an outcome: ${answer.status} ${page.slice(0, 2_000)}`);
}

/** Whether what the site said agrees with the operator's list. */
export const isTrue = ({ said, charges }: PaymentRecord): boolean =>
  said === 'unknown' ? charges <= 1 : charges === (said === 'succeeded' ? 1 : 0);
