import { NotificationType } from '~/upstream/contract/values';
import { translate, type Locale, type MessageKey } from '../messages';
import { formatMoney } from '../money';
import type { Bonus, BonusEnding } from '../store/bonuses';
import type { Notice } from '../store/notifications';

const texts: Record<BonusEnding, { readonly title: MessageKey; readonly note: MessageKey }> = {
  converted: { title: 'bonusConvertedTitle', note: 'bonusConvertedNote' },
  'spins-used': { title: 'bonusSpinsUsedTitle', note: 'bonusSpinsUsedNote' },
  lost: { title: 'bonusLostTitle', note: 'bonusLostNote' },
  expired: { title: 'bonusExpiredTitle', note: 'bonusExpiredNote' },
  forfeited: { title: 'bonusForfeitedTitle', note: 'bonusForfeitedNote' },
};

/**
 * The notification of a bonus that has ended.
 *
 * @param amountMinor what was converted or taken out, in kuruş
 */
export function endingNotice({ offer, endedAs }: Bonus, amountMinor: number): Notice {
  const { title, note } = texts[endedAs ?? 'expired'];
  const inLocale = (key: MessageKey, locale: Locale) =>
    translate(locale, key, { title: offer.title[locale], amount: formatMoney(amountMinor, locale) });
  const both = (key: MessageKey) => ({ tr: inLocale(key, 'tr'), en: inLocale(key, 'en') });
  return { type: NotificationType.Bonus, title: both(title), note: both(note), about: 'bonuses' };
}
