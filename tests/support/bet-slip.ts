import { decode, shown } from './html';
import type { HttpBrowser } from './http-browser';

const eventOf = (pick: string) => pick.split(' ', 1)[0];

/** The values of a page's prices, one of each match. */
export function picksIn(page: string): string[] {
  const picks = [...page.matchAll(/<input type="checkbox"[^>]*name="pick"[^>]*value="([^"]+)"/g)].map(([, value]) =>
    decode(value ?? ''),
  );
  return picks.filter((pick, at) => picks.findIndex((other) => eventOf(other) === eventOf(pick)) === at);
}

/** Puts selections of so many matches that start later on the slip, in one request. */
export async function addPick(visitor: HttpBrowser, count = 1): Promise<string[]> {
  const picks = picksIn(await shown(await visitor.get('/spor/football?page=2'))).slice(0, count);
  await visitor.post('/bet-slip', [['intent', 'add'], ...picks.map((pick): [string, string] => ['pick', pick])]);
  return picks;
}

const FIELDS = ['intentId', 'kind', 'stake', 'accept', 'wallet', 'picked'];

/** The fields of the form of a review. */
export const reviewedBetIn = (page: string): [string, string][] =>
  [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
    .map(([, name, value]): [string, string] => [name ?? '', decode(value ?? '')])
    .filter(([name]) => FIELDS.includes(name));

/** Odds may move between the review and the bet, so that any are accepted. */
export const reviewBet = (visitor: HttpBrowser, stake: string, kind: string) =>
  visitor.post('/bet-slip', { intent: 'review', kind, stake, accept: 'any' });

/** Reviews the slip and confirms it. */
export async function placeBet(visitor: HttpBrowser, stake: string, kind: string): Promise<Response> {
  const fields = reviewedBetIn(await (await reviewBet(visitor, stake, kind)).text());
  return visitor.post('/bet-slip', [...fields, ['intent', 'place']]);
}
