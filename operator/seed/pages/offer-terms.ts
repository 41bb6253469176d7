import { contributionsOf } from '../../bonuses/contributions';
import { findGame } from '../../catalogue/catalogue';
import type { Locale } from '../../messages';
import { formatMoney } from '../../money';
import type { BonusOffer } from '../../store/bonus-offers';
import { escapeHtml } from '../../third-parties/markup';
import type { Page } from './page';

type Offer = Omit<BonusOffer, 'id'>;

/** The page with the terms of an offer in full, written from the offer itself so that both always agree. */
export function termsPage(offer: Offer & { readonly terms: { readonly termsPageId: number } }): Page {
  const { title } = offer;
  return {
    id: offer.terms.termsPageId,
    title: { tr: `${title.tr}: koşullar`, en: `${title.en}: terms` },
    body: { tr: bodyOf(offer, 'tr'), en: bodyOf(offer, 'en') },
  };
}

function bodyOf(offer: Offer, locale: Locale): string {
  const say = texts[locale];
  const money = (amountMinor: number) => formatMoney(amountMinor, locale);
  const { terms, amountMinor, minDepositsMinor } = offer;
  const { freeSpins } = terms;
  const game = freeSpins && (findGame(freeSpins.gameCode)?.title ?? freeSpins.gameCode);
  const who = [
    offer.needsVerifiedPhone && say.phone,
    minDepositsMinor > 0 && (terms.startsAt === undefined ? say.deposits : say.newDeposits)(money(minDepositsMinor)),
    terms.minDepositMinor !== undefined && say.each(money(terms.minDepositMinor)),
    terms.endsAt !== undefined && say.ends,
    say.once,
  ];
  const what = [
    amountMinor > 0 &&
      (terms.matchPercent === undefined
        ? say.amount(money(amountMinor))
        : say.match(terms.matchPercent, money(amountMinor))),
    freeSpins && say.spins(freeSpins.count, game ?? '', money(freeSpins.stakeMinor)),
    say.valid(offer.validDays),
  ];
  const how = [
    amountMinor > 0 && say.order,
    amountMinor > 0 && say.wins,
    amountMinor > 0 && say.wagering(terms.wagering),
    amountMinor > 0 && say.end,
    freeSpins && say.spinWins,
  ];
  const counts = contributionsOf(offer).map(({ label, percent }) => `${label[locale]}: ${say.percent(percent)}`);
  const only = terms.categoryCode !== undefined && counts.length > 0 ? `<p>${say.only}</p>` : '';
  return [
    section(say.whoTitle, who),
    section(say.whatTitle, what),
    section(say.howTitle, how),
    counts.length > 0 ? section(say.countsTitle, counts) + only : '',
    `<p>${say.general}</p>`,
  ].join('\n');
}

function section(title: string, items: readonly (string | false | undefined)[]): string {
  const list = items.flatMap((item) => (item ? [`<li>${escapeHtml(item)}</li>`] : []));
  return list.length === 0 ? '' : `<h2>${title}</h2>\n<ul>${list.join('')}</ul>`;
}

const texts = {
  tr: {
    whoTitle: 'Kimler alabilir',
    whatTitle: 'Ne alırsınız',
    howTitle: 'Nasıl işler',
    countsTitle: 'Bahsin ne kadarı sayılır',
    phone: 'Telefon numarası doğrulanmış oyuncular.',
    deposits: (amount: string) => `Onaylanmış yatırımlarının toplamı en az ${amount} olan oyuncular.`,
    newDeposits: (amount: string) => `Teklif başladıktan sonra toplam en az ${amount} yatıran oyuncular.`,
    each: (amount: string) => `Yalnızca her biri en az ${amount} olan yatırımlar sayılır.`,
    ends: 'Teklif, sayfasında yazan zamana kadar alınabilir.',
    once: 'Her oyuncu bir kez alabilir. Oyuna ara veren oyunculara bonus verilmez.',
    amount: (amount: string) => `${amount} bonus parası.`,
    match: (percent: number, amount: string) =>
      `Sayılan yatırımlarınızın %${percent} kadarı, en çok ${amount} bonus parası.`,
    spins: (count: number, game: string, stake: string) =>
      `${game} oyununda, bahsi ${stake} olan ${count} bedava dönüş.`,
    valid: (days: number) => `Bonus, alındıktan sonra ${days} gün geçerlidir.`,
    order: 'Bahislerde önce kendi paranız, sonra en eski bonusunuzun parası kullanılır.',
    wins: 'Kazanç, bahse konan paraya kendi oranında döner: kendi paranızın payı sizin, bonusun payı bonus parası olur.',
    wagering: (times: number) =>
      `Bonus parası, tutarının ${times} katı bahis sonuçlanınca sizin olur. O zamana kadar çekilemez.`,
    end: 'Süre dolunca ya da bonustan vazgeçince kalan bonus parası silinir. Kendi paranız etkilenmez.',
    spinWins: 'Bedava dönüşlerin kazancı sizindir; çevrim şartı yoktur. Süre dolunca kalan dönüşler silinir.',
    percent: (percent: number) => `%${percent}`,
    only: 'Bu bonusun parası yalnızca bu oyunlarda kullanılır.',
    general: 'Ayrıca <a href="/pages/7">bonus kuralları</a> geçerlidir.',
  },
  en: {
    whoTitle: 'Who can get it',
    whatTitle: 'What you get',
    howTitle: 'How it works',
    countsTitle: 'How much of a stake counts',
    phone: 'Players with a verified phone number.',
    deposits: (amount: string) => `Players whose confirmed deposits come to at least ${amount}.`,
    newDeposits: (amount: string) => `Players who deposit at least ${amount} in total after the offer has begun.`,
    each: (amount: string) => `Only deposits of at least ${amount} each count.`,
    ends: 'The offer can be taken until the time that it shows.',
    once: 'Once per player. Players who have paused play get no bonus.',
    amount: (amount: string) => `${amount} of bonus money.`,
    match: (percent: number, amount: string) =>
      `${percent}% of the deposits that count as bonus money, up to ${amount}.`,
    spins: (count: number, game: string, stake: string) =>
      `${count} free spins at ${game}, each with a stake of ${stake}.`,
    valid: (days: number) => `The bonus lasts for ${days} days after it was claimed.`,
    order: 'Bets use your own money first, then the money of your oldest bonus.',
    wins: 'A win goes back to the money that was staked, in proportion: the share of your own money is yours, the share of the bonus is bonus money.',
    wagering: (times: number) =>
      `The bonus money becomes yours when bets of ${times} times its amount have been settled. It cannot be withdrawn before.`,
    end: 'When the time is over, or when you give up the bonus, the bonus money that is left is removed. Your own money stays.',
    spinWins: 'What free spins win is yours, without wagering. Spins that are left when the time is over are removed.',
    percent: (percent: number) => `${percent}%`,
    only: 'The money of this bonus can only be staked there.',
    general: 'The <a href="/pages/7">bonus rules</a> apply as well.',
  },
} as const;
