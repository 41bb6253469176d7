import { redirect, type ActionFunctionArgs, type AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { safeRedirect } from '~/lib/safe-redirect';
import type { Journey } from '~/session/journeys.server';
import { requirePlayer } from '~/session/require-player.server';
import type { ReminderTimes } from './remind';
import { MINUTE_MS } from '~/lib/minutes-since';

/** Selectable intervals, in minutes. */
export const REMINDER_MINUTES = [15, 30, 60] as const;

const A_WEEK_SECONDS = 7 * 24 * 60 * 60;

const state = z.object({ minutes: z.literal(REMINDER_MINUTES), since: z.number() });

/** Sealed like the session and bound to the player: it does not apply to other players in this browser. */
const reminder: Journey<z.output<typeof state>> = { name: 'reminder', seconds: A_WEEK_SECONDS, state };

export async function findReminder({ player: { journeys, session } }: AppLoadContext): Promise<number | null> {
  const found = session.player && (await journeys.find(reminder, session.player.username));
  return found?.minutes ?? null;
}

/** When the reminder is due: counted from the latest of login, choice and last reminder. Null for no reminder. */
export async function findReminderTimes(
  { player: { journeys, session } }: Pick<AppLoadContext, 'player'>,
  now = Date.now(),
): Promise<ReminderTimes | null> {
  const { player } = session;
  const found = player && (await journeys.find(reminder, player.username));
  if (!found) return null;
  const everyMs = found.minutes * MINUTE_MS;
  return { dueInMs: Math.max(found.since, player.startedAt) + everyMs - now, everyMs };
}

/** Action: stores the chosen interval. An invalid value switches the reminder off. */
export async function submitReminder({ context }: ActionFunctionArgs) {
  const player = requirePlayer({ context });
  const {
    player: { journeys },
    page: { toasts, translation },
  } = context;
  const chosen = Number(context.page.form.get('reminder'));
  const minutes = REMINDER_MINUTES.find((choice) => choice === chosen);
  if (minutes === undefined) journeys.end(reminder);
  else await journeys.keep(reminder, player.username, { minutes, since: Date.now() });
  const message = translation.t('safer-play-server', minutes === undefined ? 'off' : 'saved');
  return toasts.redirect('/safer-play', { type: 'success', message });
}

/** Action: the player has seen the reminder, and chose to continue or the page `to`. The interval starts again. */
export async function submitContinue({ context }: ActionFunctionArgs) {
  const player = requirePlayer({ context });
  const found = await context.player.journeys.find(reminder, player.username);
  if (found) await context.player.journeys.keep(reminder, player.username, { ...found, since: Date.now() });
  const { form } = context.page;
  return redirect(safeRedirect(form.get('to') ?? form.get('redirectTo')), 303);
}
