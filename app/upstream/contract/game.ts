import { z } from 'zod';
import { address, decimalAmount, detail, identifier, textOrNumber, utcTime } from './values';

/** What an operator with the capability `lobby-detail` may say of a game. */
const details = {
  rtp: detail(z.number().min(0).max(100)),
  volatility: detail(z.number().int().min(1).max(5)),
  /** Names such as `free-spins`. Longer ones fit no address. */
  features: detail(z.array(z.string().min(1).max(40)).max(20)),
  jackpot: detail(z.object({ amount: decimalAmount })),
  minBet: detail(decimalAmount),
  maxBet: detail(decimalAmount),
  seats: detail(z.number().int().min(0).max(10_000)),
  dealer: detail(z.string().min(1).max(100)),
  /** Only compared: the higher, the more popular. */
  popularity: detail(z.number()),
  /** Whether the launch call takes `demo: true`. */
  demo: detail(z.boolean()),
  releasedAt: detail(utcTime),
  /** A few sentences without markup, in the language of the request. */
  rules: detail(z.string().max(1_000)),
};

export const game = z.object({
  gameCode: textOrNumber(z.string().min(1).max(200)),
  mainProviderId: identifier,
  name: z.string(),
  providerName: z.string().nullish(),
  image: address.nullish(),
  system: textOrNumber(z.string().max(100)).nullish(),
  productId: textOrNumber(z.string().max(100)).nullish(),
  isLive: z.boolean().nullish(),
  isNew: z.boolean().nullish(),
  categories: z.array(z.string()).nullish(),
  ...details,
});
