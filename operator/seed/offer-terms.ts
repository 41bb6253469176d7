import { contributionsOf } from '../bonuses/contributions';
import { findGame } from '../catalogue/catalogue';
import { inEachLanguage, translatorOf, type Label, type Locale } from '../messages';
import { formatMoney } from '../money';
import type { BonusOffer } from '../store/bonus-offers';
import { escapeHtml } from '../markup';
import texts from './offer-terms.json' with { type: 'json' };

const translate = translatorOf(texts);

type Offer = Omit<BonusOffer, 'id'>;

/** The page with the terms of an offer in full, written from the offer itself so that both always agree. */
export function termsPage(offer: Offer & { readonly terms: { readonly termsPageId: number } }): {
  readonly id: number;
  readonly title: Label;
  readonly body: Label;
} {
  return {
    id: offer.terms.termsPageId,
    title: inEachLanguage((locale) => translate(locale, 'title', { offer: offer.title[locale] })),
    body: inEachLanguage((locale) => bodyOf(offer, locale)),
  };
}

function bodyOf(offer: Offer, locale: Locale): string {
  const say = (key: keyof typeof texts, values?: Record<string, string | number>) => translate(locale, key, values);
  const money = (amountMinor: number) => formatMoney(amountMinor, locale);
  const { terms, amountMinor, minDepositsMinor } = offer;
  const { freeSpins } = terms;
  const game = freeSpins && (findGame(freeSpins.gameCode)?.title ?? freeSpins.gameCode);
  const who = [
    offer.needsVerifiedPhone && say('phone'),
    minDepositsMinor > 0 &&
      say(terms.startsAt === undefined ? 'deposits' : 'newDeposits', { amount: money(minDepositsMinor) }),
    terms.minDepositMinor !== undefined && say('each', { amount: money(terms.minDepositMinor) }),
    terms.endsAt !== undefined && say('ends'),
    say('once'),
  ];
  const what = [
    amountMinor > 0 &&
      (terms.matchPercent === undefined
        ? say('amount', { amount: money(amountMinor) })
        : say('match', { percent: terms.matchPercent, amount: money(amountMinor) })),
    freeSpins && say('spins', { count: freeSpins.count, game: game ?? '', stake: money(freeSpins.stakeMinor) }),
    say('valid', { days: offer.validDays }),
  ];
  const how = [
    amountMinor > 0 && say('order'),
    amountMinor > 0 && say('wins'),
    amountMinor > 0 && say('wagering', { times: terms.wagering }),
    amountMinor > 0 && say('end'),
    freeSpins && say('spinWins'),
  ];
  const counts = contributionsOf(offer).map(({ label, percent }) => `${label[locale]}: ${say('percent', { percent })}`);
  const only = terms.categoryCode !== undefined && counts.length > 0 ? `<p>${say('only')}</p>` : '';
  return [
    section(say('whoTitle'), who),
    section(say('whatTitle'), what),
    section(say('howTitle'), how),
    counts.length > 0 ? section(say('countsTitle'), counts) + only : '',
    `<p>${say('general')}</p>`,
  ].join('\n');
}

function section(title: string, items: readonly (string | false | undefined)[]): string {
  const list = items.flatMap((item) => (item ? [`<li>${escapeHtml(item)}</li>`] : []));
  return list.length === 0 ? '' : `<h2>${title}</h2>\n<ul>${list.join('')}</ul>`;
}
