import type { Copy } from '~/i18n/messages';
import type { Translation } from '~/i18n/translator.server';

/** The words for a game's feature: the site's own, or the operator's name (`sticky-symbols`) as words. */
export function featureName(feature: string, translation: Translation): string {
  const copy = translation.copy('game-features');
  if (Object.hasOwn(copy, feature)) return copy[feature as keyof Copy<'game-features'>];
  const text = feature.replace(/-+/g, ' ').trim() || feature;
  return text.charAt(0).toLocaleUpperCase(translation.locale) + text.slice(1);
}
