import type { AppLoadContext } from '@remix-run/node';
import { compareDecimals, multiplyDecimals, PLAIN_DECIMAL } from '~/lib/decimal';
import { formatNumber } from '~/lib/format-number';
import { formatWholeMoney, isPositive } from '~/lib/money';
import { leftOf, percentOf } from '~/lib/progress';
import { safeRedirect } from '~/lib/safe-redirect';
import { dayAt } from '~/lib/zoned-time';
import type { CallData } from '~/upstream/contract/call';
import type { bonus } from '~/upstream/contract/bonus';
import { findPagePath } from '~/upstream/page-path';
import type { Translation } from '~/i18n/translator.server';
import { formatDateTime } from '~/lib/dates';
import { ownRegion } from '~/ui/region.server';
import { BonusTerms } from './bonus-terms';
import { FoldedOffer } from './folded-offer';
import type { GameLinks } from './game-links.server';
import { MINUTE_MS } from '~/lib/minutes-since';

export type Offer = CallData<typeof bonus.available>[number];

export type OfferView = ReturnType<typeof offerView>;

export interface OfferContext {
  readonly page: AppLoadContext['page'];
  readonly links: GameLinks;
  readonly now: number;
}

export const offerViews = (offers: readonly Offer[], context: OfferContext) =>
  offers
    .map((offer) => offerView(offer, context))
    .toSorted((one, other) => Number(other.canClaim) - Number(one.canClaim));

/** All of an offer that cannot be claimed is in the region: no form is in its card. */
function offerView(offer: Offer, context: OfferContext) {
  const described = describeOffer(offer, context);
  const { id, title, canClaim, line, amount, wagering } = described;
  const { copy } = context.page.translation;
  const terms = {
    title,
    facts: factsOf(offer, context),
    games: context.links.countedGames(offer),
    terms: described.terms,
    copy: copy('bonuses'),
  };
  const whole = <BonusTerms {...terms} description={null} />;
  const folded = <FoldedOffer offer={described} terms={{ ...terms, description: offer.description }} />;
  const region = ownRegion(context, canClaim ? whole : folded);
  return canClaim ? { id, canClaim, title, line, amount, wagering, region } : { id, canClaim, region };
}

export function describeOffer(offer: Offer, context: OfferContext) {
  const { translation } = context.page;
  const { t, locale } = translation;
  const isOver = offer.expiresAt != null && Date.parse(offer.expiresAt) <= context.now;
  const canClaim = offer.eligible !== false && !isOver;
  const { amount } = offer;
  const href = safeRedirect(offer.action?.href, '');
  return {
    id: String(offer.id),
    title: offer.title,
    /** What it is; why it cannot be claimed, where it cannot. */
    line: canClaim ? offer.description : reasonOf(offer, isOver, t),
    /** What a claim pays, to the kuruş; null where the operator does not say it. */
    amount: amount != null && isPositive(amount) ? formatWholeMoney(amount, locale) : null,
    wagering: [wageringOf(offer, translation), lastsOf(offer, translation)].filter(Boolean).join(' · ') || null,
    canClaim,
    action: canClaim || isOver || !offer.action || href === '' ? null : { label: offer.action.label, href },
    progress: canClaim || isOver ? null : progressOf(offer, context),
    terms: termsPath(offer),
  };
}

/** The page with the terms in full; null where the operator names none, or one that no address can carry. */
export const termsPath = ({ termsPageId }: Pick<Offer, 'termsPageId'>): string | null =>
  termsPageId == null ? null : findPagePath(termsPageId);

function reasonOf({ reason }: Offer, isOver: boolean, t: AppLoadContext['page']['translation']['t']): string {
  if (isOver) return t('bonuses-server', 'offerOver');
  return reason?.trim() || t('bonuses-server', 'notEligible');
}

function progressOf({ progress }: Offer, { page: { translation } }: OfferContext) {
  if (!progress || !isPositive(progress.required)) return null;
  const { t, locale } = translation;
  const isMoney = progress.unit === 'money';
  const figure = (decimal: string) => (isMoney ? formatWholeMoney(decimal, locale) : formatNumber(decimal, locale));
  const figures = t('bonuses-server', 'progress', {
    done: figure(compareDecimals(progress.done, '0') < 0 ? '0' : progress.done),
    required: figure(progress.required),
  });
  const left = leftOf(progress.required, progress.done);
  return {
    percent: percentOf(progress.done, progress.required),
    /** What more is needed of a sum that was begun. */
    missing:
      isMoney && isPositive(progress.done) && isPositive(left)
        ? t('bonuses-server', 'missing', { sum: figure(left) })
        : null,
    text: isMoney ? figures : `${figures} ${progress.unit}`,
  };
}

/** What must be staked: the sum where it is known, else how many times. Null where the operator does not say it. */
function wageringOf({ amount, wagering }: Offer, { t, locale }: Translation): string | null {
  if (wagering == null) return null;
  if (wagering === 0) return t('bonuses-server', 'noWagering');
  const times = String(wagering);
  if (amount == null || !isPositive(amount) || !PLAIN_DECIMAL.test(times))
    return t('bonuses-server', 'stakeTimes', { count: wagering });
  return t('bonuses-server', 'stakeSum', {
    sum: formatWholeMoney(multiplyDecimals(amount, times), locale),
    times: formatNumber(times, locale),
    amount: formatWholeMoney(amount, locale),
  });
}

const lastsOf = ({ validDays }: Offer, { t }: Translation): string | null =>
  validDays == null || validDays === 0 ? null : t('bonuses-server', 'lasts', { count: validDays });

function factsOf(offer: Offer, { page: { translation, zone }, now }: OfferContext) {
  const { t, locale } = translation;
  const { minDeposit, expiresAt } = offer;
  const facts = [
    ['minDeposit', minDeposit != null && isPositive(minDeposit) && formatWholeMoney(minDeposit, locale)],
    ['offerEnds', expiresAt != null && timeLeft(expiresAt, now, translation, zone)],
  ] as const;
  return facts.flatMap(([name, text]) => (text === false ? [] : [{ name: t('bonuses-server', name), text }]));
}

const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** By the calendar: a bonus of seven days ends in seven days, not in six, a minute after it was claimed. */
const daysBetween = (from: number, to: number, zone: string) =>
  (Date.parse(dayAt(to, zone)) - Date.parse(dayAt(from, zone))) / DAY_MS;

/** The time until a moment in words with its date, "in 3 days, 27.11.2026 14:00"; the date alone once it has passed. */
export function timeLeft(time: string, now: number, { t }: Pick<Translation, 't'>, zone: string): string {
  const at = Date.parse(time);
  const date = formatDateTime(at, zone);
  const left = at - now;
  if (left <= 0) return date;
  if (left >= DAY_MS) return t('bonuses-server', 'inDays', { count: daysBetween(now, at, zone), date });
  if (left >= HOUR_MS) return t('bonuses-server', 'inHours', { count: Math.floor(left / HOUR_MS), date });
  return t('bonuses-server', 'inMinutes', { count: Math.max(1, Math.floor(left / MINUTE_MS)), date });
}
