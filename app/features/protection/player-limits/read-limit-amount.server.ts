import type { Translation } from '~/i18n/translator.server';
import { compareDecimals } from '~/lib/decimal';
import { formatMoney } from '~/lib/money';
import { readAmount, readWhole } from '~/lib/read-number';
import { writeAmount } from '~/lib/write-amount';
import { amountText } from './describe-limits.server';
import type { Policy } from './limit-names';

/**
 * Reads a typed limit: money as the page's language writes it, minutes as a whole number.
 *
 * @returns a plain decimal, or what is wrong with the text, in the player's language
 */
export function readLimitAmount(
  text: string,
  { kind, min, max }: Policy['kinds'][number],
  translation: Pick<Translation, 't' | 'locale'>,
): { readonly amount: string } | { readonly error: string } {
  const { t, locale } = translation;
  const isTime = kind === 'session';
  const reading = isTime ? { ...readWhole(text, 'Int'), isSure: true } : readAmount(text, locale);
  if (!reading.ok) return { error: t('player-limits-server', isTime ? 'notMinutes' : reading.fault) };
  const { decimal } = reading;
  if (!reading.isSure) {
    const written = writeAmount(decimal, locale, false);
    return { error: t('player-limits-server', 'unsure', { amount: formatMoney(decimal, locale), written }) };
  }
  const write = (amount: string) => amountText(kind, amount, { translation });
  if (compareDecimals(decimal, min) < 0) return { error: t('player-limits-server', 'tooLow', { amount: write(min) }) };
  if (compareDecimals(decimal, max) > 0) return { error: t('player-limits-server', 'tooHigh', { amount: write(max) }) };
  return { amount: decimal };
}
