import type { Copy } from '~/i18n/messages';
import type { Translation } from '~/i18n/translator.server';

/** The words for a game's feature: the site's own, or the operator's name (`sticky-symbols`) as words. */
export function featureName(feature: string, { copy, locale }: Translation): string {
  const words = copy('game-features');
  if (Object.hasOwn(words, feature)) return words[feature as keyof Copy<'game-features'>];
  const text = feature.replace(/-+/g, ' ').trim() || feature;
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
