import type { AppLoadContext } from '@remix-run/node';
import { formatDateTime } from '~/lib/dates';

/** When the odds of a page are read, as its readers without scripts see it. */
export const oddsTime = (
  { translation, href }: Pick<AppLoadContext['page'], 'translation' | 'href'>,
  zone: string,
) => ({
  at: translation.t('book-server', 'oddsAt', { time: formatDateTime(Date.now(), zone).split(' ')[1] ?? '' }),
  again: href,
});
