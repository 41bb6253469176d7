import type { AppLoadContext } from '@remix-run/node';
import { formatDateTime } from '~/lib/dates';
import { DEFAULT_TIME_ZONE, timeZoneLabel } from '~/lib/time-zone';

/** The time zone of a page of matches. Guests share cached pages, so that theirs is one zone, which the page names. */
export const matchZone = ({ page, player }: Pick<AppLoadContext, 'page' | 'player'>): string =>
  player.session.player ? page.zone : DEFAULT_TIME_ZONE;

/** When the odds of a page are read, as its readers without scripts see it. */
export function oddsTime(context: Pick<AppLoadContext, 'page' | 'player'>) {
  const { translation, href } = context.page;
  const zone = matchZone(context);
  return {
    at: translation.t('book-server', 'oddsAt', { time: formatDateTime(Date.now(), zone).split(' ')[1] ?? '' }),
    again: href,
    zone: context.player.session.player
      ? null
      : translation.t('history-server', 'timeZone', { name: timeZoneLabel(zone, translation.locale) }),
  };
}
