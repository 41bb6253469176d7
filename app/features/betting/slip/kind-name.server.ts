import type { Translation } from '~/i18n/translator.server';

/** A kind of bet in words. @param kind `single`, `multiple`, or a system such as `2/3` */
export const kindName = ({ t }: Pick<Translation, 't'>, kind: string): string =>
  kind === 'single' || kind === 'multiple' ? t('slip-server', kind) : t('slip-server', 'system', { system: kind });
