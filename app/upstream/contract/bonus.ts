import { z } from 'zod';
import { call } from './call';
import { decimalAmount, detail, identifier, pageOf, skipTake, textOrNumber, utcTime } from './values';

const label = z.string().min(1).max(200);

const contributions = detail(
  z
    .array(
      z.object({
        label,
        /** 0 to 100. */
        percent: z.number().min(0).max(100),
        /** The lobby category of these games, as in `categories` of a game. */
        categoryCode: detail(z.string().min(1).max(100)),
      }),
    )
    .max(20),
);

/** What an operator with the capability `bonus-wallet` may say of an offer. */
const offerDetails = {
  /** The amount that a claim pays now; while `eligible` is false, the most that it can pay. */
  amount: detail(decimalAmount),
  eligible: detail(z.boolean()),
  /** Why not, in the language of the request. */
  reason: detail(z.string().max(500)),
  /** What the player can do about it. `href` is a path of the site. */
  action: detail(z.object({ label, href: z.string().min(1).max(500) })),
  /** How far the player is; `unit` is `money`, else a word that follows the figures, in the language of the request. */
  progress: detail(z.object({ done: decimalAmount, required: decimalAmount, unit: z.string().min(1).max(40) })),
  minDeposit: detail(decimalAmount),
  /** How many times the amount must be staked before it can be withdrawn. */
  wagering: detail(z.number().min(0).max(1_000)),
  /** How long a claimed bonus lasts. */
  validDays: detail(z.number().int().min(0).max(3_650)),
  /** When the offer ends. */
  expiresAt: detail(utcTime),
  /** The id of the page with the terms in full, as in `cms/content`. */
  termsPageId: detail(identifier),
  categoryCode: detail(z.string().min(1).max(100)),
  contributions,
};

/** What an operator with the capability `bonus-wallet` may say of a bonus. */
const bonusDetails = {
  offerId: detail(identifier),
  /** The stakes that count for the bonus so far. */
  wagered: detail(decimalAmount),
  /** The stakes after which the bonus money can be withdrawn. */
  wagerRequired: detail(decimalAmount),
  /** Among the bonuses whose stakes are open: a stake counts for the lowest of them that its game counts for. */
  wagerOrder: detail(z.number().int().min(1).max(1_000)),
  /** The bonus money that is left of it, locked until then. */
  remaining: detail(decimalAmount),
  /** Whether `bonus/forfeit` would end it now. */
  forfeitable: detail(z.boolean()),
  freeSpins: detail(
    z.object({
      gameCode: textOrNumber(z.string().min(1).max(200)),
      left: z.number().int().min(0).max(10_000),
    }),
  ),
  termsPageId: detail(identifier),
  categoryCode: detail(z.string().min(1).max(100)),
  contributions,
};

/** A change of a bonus under way, pushed by the hub under the command `BonusProgress`. */
export const bonusProgress = z.object({
  id: identifier,
  status: z.number().int(),
  wagered: decimalAmount,
  wagerRequired: decimalAmount,
});

export const bonus = {
  definetrialbonus: call('GET', 'bonus/definetrialbonus', 'write', {
    summary: 'Claims the trial bonus. A GET that changes state.',
  }),
  list: call('POST', 'bonus/list', 'read', {
    summary: 'The bonuses that the player has asked for or been given, newest first.',
    request: z.object(skipTake),
    data: pageOf(
      z.object({
        id: identifier,
        title: z.string(),
        description: z.string(),
        amount: decimalAmount,
        status: z.number().int(),
        createdAt: utcTime,
        expiresAt: utcTime.nullable(),
        ...bonusDetails,
      }),
    ),
    assumed: true,
  }),
  available: call('POST', 'bonus/available', 'read', {
    summary: 'The bonuses that the player can ask for. With the capability bonus-wallet also those not yet earned.',
    data: z.array(z.object({ id: identifier, title: z.string(), description: z.string(), ...offerDetails })),
    assumed: true,
  }),
  claim: call('POST', 'bonus/claim', 'write', {
    summary: 'Asks for a bonus.',
    request: z.object({ id: identifier, note: z.string().max(500).optional() }),
    assumed: true,
  }),
  forfeit: call('POST', 'bonus/forfeit', 'write', {
    summary: 'Gives up a bonus under way, with the bonus money that is left. Of the capability bonus-wallet.',
    request: z.object({ id: identifier }),
    assumed: true,
  }),
  promocode: call('POST', 'bonus/promocode', 'write', {
    summary: 'Claims the bonus of a promo code. Of the capability bonus-wallet.',
    request: z.object({ code: z.string().min(1).max(64) }),
    assumed: true,
  }),
};
