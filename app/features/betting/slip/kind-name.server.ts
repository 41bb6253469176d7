import type { Translation } from '~/i18n/translator.server';

/**
 * A kind of bet in words.
 *
 * @param kind `single`, `multiple`, or a system such as `2/3`
 * @param picks how many selections it has: several singles are a bet on each
 */
export function kindName({ t }: Pick<Translation, 't'>, kind: string, picks = 1): string {
  if (kind === 'single' && picks > 1) return t('slip-server', 'singles', { count: picks });
  if (kind === 'single' || kind === 'multiple') return t('slip-server', kind);
  return t('slip-server', 'system', { system: kind });
}
