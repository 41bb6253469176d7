import type { Browsing } from './browsing';
import { withoutScripts } from './html';

export type Kind = 'deposit' | 'withdraw';

/** A payment form as a tab has it: what the site wrote into it, to be filled in and sent. */
export interface OpenForm {
  readonly path: string;
  readonly intent: string;
  send(fields: Record<string, string> | [string, string][]): Promise<Response>;
}

/** Opens a method's form. */
export async function openForm(visitor: Browsing, kind: Kind, methodId: number | string): Promise<OpenForm> {
  const path = `/dashboard/${kind}/${methodId}`;
  const answer = await visitor.get(path);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return formIn(visitor, path, await answer.text());
}

/** The form that a page holds, such as one that came back. */
export function formIn(visitor: Browsing, path: string, page: string): OpenForm {
  const intent = /name="intent" value="([^"]+)"/.exec(page)?.[1];
  if (intent === undefined) throw new Error(`${path} holds no payment form`);
  return {
    path,
    intent,
    send: (fields) =>
      visitor.post(path, [['intent', intent], ...(Array.isArray(fields) ? fields : Object.entries(fields))]),
  };
}

/** The page behind a payment's address, without what only scripts read. */
export async function receiptOf(visitor: Browsing, answer: Response): Promise<string> {
  const location = answer.headers.get('location') ?? '';
  if (!location.startsWith('/dashboard/receipt/')) throw new Error(`no receipt but ${answer.status} ${location}`);
  const page = await visitor.get(location);
  if (page.status !== 200) throw new Error(`the receipt answered ${page.status}`);
  return withoutScripts(await page.text());
}

/** Where a deposit is paid, from its receipt. */
export const payPageIn = (receipt: string) => /href="(http[^"]+\/pay\/[^"]+)"/.exec(receipt)?.[1];
