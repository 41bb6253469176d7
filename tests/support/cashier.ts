import type { HttpBrowser } from './http-browser';
import { withoutScripts } from './html';

export type Kind = 'deposit' | 'withdraw';

/** A payment form as a browser tab holds it, with the hidden fields that the site wrote into it. */
export interface OpenForm {
  readonly path: string;
  readonly intent: string;
  /** Sends the form, and after it the review that the site may answer with. */
  send(fields: Record<string, string> | [string, string][]): Promise<Response>;
  /** Sends the form only. */
  submit(fields: Record<string, string> | [string, string][]): Promise<Response>;
}

/** Opens the form of a payment method. */
export async function openForm(visitor: HttpBrowser, kind: Kind, methodId: number | string): Promise<OpenForm> {
  const own = `/dashboard/${kind}/${methodId}`;
  const page = await pageAt(visitor, own);
  // A saved account leaves out the fields that describe one.
  const path = page.includes('account=-') ? `${own}?account=-` : own;
  return formIn(visitor, path, path === own ? page : await pageAt(visitor, path));
}

async function pageAt(visitor: HttpBrowser, path: string): Promise<string> {
  const answer = await visitor.get(path);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return answer.text();
}

/** Reads the form in a page, such as one that was sent back with errors. */
export function formIn(visitor: HttpBrowser, path: string, page: string): OpenForm {
  const hidden = [...page.matchAll(/name="(intent|formLocale|confirmedAmount)" value="([^"]+)"/g)].map(
    ([, name = '', value = '']): [string, string] => [name, value],
  );
  const intent = hidden.find(([name]) => name === 'intent')?.[1];
  if (intent === undefined) throw new Error(`${path} holds no payment form`);
  const submit: OpenForm['submit'] = (fields) =>
    visitor.post(path, [...hidden, ...(Array.isArray(fields) ? fields : Object.entries(fields))]);
  return {
    path,
    intent,
    submit,
    async send(fields) {
      const answer = await submit(fields);
      // Only a review is a form without an error.
      return answer.status === 200 ? visitor.post(path, { order: orderIn(await answer.text()) }) : answer;
    },
  };
}

/** The sealed contents in the review of a payment. */
export function orderIn(page: string): string {
  const order = /name="order" value="([^"]+)"/.exec(page)?.[1];
  if (order === undefined) throw new Error('the page holds no review of a payment');
  return order;
}

/** The text of the receipt that a payment redirects to, without the data for scripts. */
export async function receiptOf(visitor: HttpBrowser, answer: Response): Promise<string> {
  const location = answer.headers.get('location') ?? '';
  if (!location.startsWith('/dashboard/receipt/')) throw new Error(`no receipt but ${answer.status} ${location}`);
  const page = await visitor.get(location);
  if (page.status !== 200) throw new Error(`the receipt answered ${page.status}`);
  return withoutScripts(await page.text());
}

/** The payment page of a deposit, read from its receipt. */
export const payPageIn = (receipt: string) => /href="(http[^"]+\/pay\/[^"]+)"/.exec(receipt)?.[1];
