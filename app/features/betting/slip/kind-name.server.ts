import type { Translation } from '~/i18n/translator.server';

/** A kind of bet in words. @param kind `single`, `multiple`, or a system such as `2/3`; `count` is how many bets it is */
export const kindName = ({ t }: Pick<Translation, 't'>, kind: string, count = 1): string =>
  kind === 'single' && count > 1
    ? t('slip-server', 'singles', { count })
    : kind === 'single' || kind === 'multiple'
      ? t('slip-server', kind)
      : t('slip-server', 'system', { system: kind });
