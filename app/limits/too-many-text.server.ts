import type { Translation } from '~/i18n/translator.server';

const MINUTES_OF_TWO_HOURS = 120;

/** The message that a limit is used up, and when to try again: in minutes, or in hours when there are many. */
export function tooManyText({ t }: Pick<Translation, 't'>, retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return minutes <= MINUTES_OF_TWO_HOURS
    ? t('forms-server', 'tooMany', { count: minutes })
    : t('forms-server', 'tooManyToday', { count: Math.ceil(minutes / 60) });
}
