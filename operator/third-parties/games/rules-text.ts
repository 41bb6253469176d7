import type { CatalogueGame } from '../../catalogue/game';
import type { Locale } from '../../messages';
import { machineOf } from '../../play/rules/slot';
import { translatorFor } from './texts';

/** The rules of a game in a few sentences, as the game itself has them. */
export function rulesText({ kind, reels }: CatalogueGame, locale: Locale): string {
  const translate = translatorFor(locale);
  if (kind !== 'slot') return translate(`${kind}Rules`);
  return `${translate('lines', { count: machineOf(reels?.columns ?? 5).lines.length })} ${translate('wildNote')}`;
}
