import type { Logger } from 'pino';
import type { Languages } from '~/i18n/languages.server';
import type { Metrics } from './metrics/metrics.server';

/** Says what the languages lack. Texts that are missing are in another language, and no page fails. */
export function noteLanguages({ all, textsOf, faults }: Languages, log: Logger, metrics: Metrics): void {
  for (const problem of faults) log.error({ problem }, 'a part of the folder of languages cannot be used');
  for (const locale of all) {
    const { missing } = textsOf(locale);
    metrics.missingTexts(locale, missing.length);
    if (missing.length > 0)
      log.warn({ language: locale, count: missing.length, first: missing.slice(0, 5) }, 'a language lacks texts');
  }
}
