import { json, redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { formatDateTime } from '~/lib/dates';
import { minutesSince } from '~/lib/minutes-since';
import { redirectTargetOf } from '~/lib/safe-redirect';
import { requirePlayer } from '~/session/require-player.server';
import { cms } from '~/upstream/contract/cms';
import { offersPauses } from '~/upstream/pauses.server';
import { findReminder, REMINDER_MINUTES } from './reminder.server';
import { findSessionFacts, findSessionPlay } from './session-play.server';

export async function loadSaferPlay({ context }: LoaderFunctionArgs) {
  const bootstrap = await context.content.find(cms.grouped, {});
  const { t, copy } = context.page.translation;
  const { player } = context.player.session;
  const [facts, chosen] = await Promise.all([findSessionFacts(context), findReminder(context)]);
  return json({
    copy: copy('safer-play'),
    hasLimits: offersPauses(bootstrap),
    session: player && {
      began: formatDateTime(player.startedAt, context.page.zone),
      minutes: minutesSince(player.startedAt),
    },
    /** The player's session in figures; the window of a game reads them too. */
    facts,
    reminder: chosen,
    choices: REMINDER_MINUTES.map((minutes) => ({
      value: String(minutes),
      label: t('safer-play', 'minutes', { count: minutes }),
    })),
  });
}

/** How long the session has lasted, and the player's net position where that can be read. */
export async function loadReminder({ request, context }: LoaderFunctionArgs) {
  const player = requirePlayer({ context });
  const redirectTo = redirectTargetOf(request);
  if (redirectTo.startsWith('/reminder')) throw redirect('/reminder');
  const { copy, t } = context.page.translation;
  const [bootstrap, play] = await Promise.all([context.content.find(cms.grouped, {}), findSessionPlay(context)]);
  const due = t('safer-play', 'due', { minutes: minutesSince(player.startedAt) });
  return json({
    copy: copy('safer-play'),
    intro: [due, play?.position, t('safer-play', 'dueRest')].filter(Boolean).join(' '),
    hasLimits: offersPauses(bootstrap),
    redirectTo,
  });
}
