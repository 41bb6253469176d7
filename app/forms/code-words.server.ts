import type { Translation } from '~/i18n/translator.server';

/** Label and hint of `CodeField`. */
export const codeWords = ({ t }: Pick<Translation, 't'>) => ({
  label: t('forms-server', 'factorCode'),
  hint: t('forms-server', 'factorCodeHint'),
});
