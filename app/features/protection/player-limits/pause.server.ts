import { json, redirect, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import { explainFailure } from '~/forms/explain-failure.server';
import { showFailure } from '~/forms/show-failure.server';
import type { Translation } from '~/i18n/translator.server';
import { formatDateTime } from '~/lib/dates';
import { PAUSE_PATH } from '~/session/pause-path';
import { pausedUntil } from '~/session/paused-play.server';
import { requirePlayer } from '~/session/require-player.server';
import type { CallRequest } from '~/upstream/contract/call';
import { exclusion } from '~/upstream/contract/exclusion';
import { findPauses, type Pauses } from '~/upstream/pauses.server';
import { findBonusesInPause } from './bonus-in-pause.server';
import { describePause } from './describe-pause.server';

type Pause = CallRequest<typeof exclusion.start>;

/** In an address and in a form: an exclusion without end. */
const FOR_GOOD = 'forever';

const HOUR_MS = 3_600_000;

/** The choices of the operator's policy, the one to confirm where the address names it, and the pause that runs. */
export async function loadPause({ request, context }: LoaderFunctionArgs) {
  const player = requirePlayer({ context });
  const { translation } = context.page;
  const { t, copy } = translation;
  const policy = await readPauses(context);
  const until = pausedUntil(player);
  const isLonger = (hours: number) => until === null || Date.now() + hours * HOUR_MS > until + HOUR_MS;
  const hours = policy.timeOutHours.filter(isLonger);
  const days = policy.exclusionDays.filter((count) => (count === null ? until !== Infinity : isLonger(count * 24)));
  const chosen = pauseIn(new URL(request.url).searchParams, policy);
  return json({
    copy: copy('player-pause'),
    paused: describePause(context),
    /** What becomes of each bonus under way. */
    bonuses: await findBonusesInPause(context),
    stop: policy.stopHours === null ? null : t('player-pause-server', 'stop', { count: policy.stopHours }),
    /** Lengths that end after the pause that runs. */
    hours: hours.map((count) => ({ value: String(count), label: hoursText(count, translation) })),
    days: days.map((count) => ({
      value: count === null ? FOR_GOOD : String(count),
      label: count === null ? t('player-pause-server', 'forGood') : t('player-pause-server', 'days', { count }),
    })),
    abouts: {
      timeOut: t('player-pause-server', hours.some((count) => count < 24) ? 'timeOutHoursAbout' : 'timeOutDaysAbout'),
      exclude: t('player-pause-server', days.includes(null) ? 'excludeForGoodAbout' : 'excludeAbout'),
    },
    confirm: chosen && chosen.kind !== 'stop' ? confirmationOf(chosen, policy, context.page) : null,
  });
}

function confirmationOf(
  pause: Exclude<Pause, { kind: 'stop' }>,
  policy: Pauses,
  { translation, zone }: Pick<AppLoadContext['page'], 'translation' | 'zone'>,
) {
  const { t } = translation;
  const until = untilOf(pause, policy, undefined);
  const ends = until && t('player-pause-server', 'ends', { time: formatDateTime(Date.parse(until), zone) });
  if (pause.kind === 'time-out') {
    const length = hoursText(pause.hours, translation);
    return {
      kind: pause.kind,
      name: 'hours',
      value: String(pause.hours),
      title: t('player-pause-server', 'confirm', { length }),
      ends,
      forGood: null,
    };
  }
  const { days } = pause;
  const title =
    days === null
      ? t('player-pause-server', 'confirmForGood')
      : t('player-pause-server', 'confirm', { length: t('player-pause-server', 'days', { count: days }) });
  /** In place of the words for a break that ends. */
  const forGood =
    days === null
      ? { meaning: t('player-pause-server', 'meaningForGood'), yes: t('player-pause-server', 'yesForGood') }
      : null;
  return { kind: pause.kind, name: 'days', value: days === null ? FOR_GOOD : String(days), title, ends, forGood };
}

const hoursText = (count: number, { t }: Pick<Translation, 't'>) =>
  count % 24 === 0
    ? t('player-pause-server', 'days', { count: count / 24 })
    : t('player-pause-server', 'hours', { count });

function pauseIn(form: { get(name: string): unknown }, policy: Pauses): Pause | null {
  switch (form.get('kind')) {
    case 'stop':
      return policy.stopHours === null ? null : { kind: 'stop' };
    case 'time-out': {
      const hours = policy.timeOutHours.find((each) => String(each) === form.get('hours'));
      return hours === undefined ? null : { kind: 'time-out', hours };
    }
    case 'exclusion': {
      const days = policy.exclusionDays.find((each) => (each === null ? FOR_GOOD : String(each)) === form.get('days'));
      return days === undefined ? null : { kind: 'exclusion', days };
    }
    default:
      return null;
  }
}

/** @throws a 404 of an operator without pauses */
async function readPauses(context: LoaderFunctionArgs['context']): Promise<Pauses> {
  const pauses = await findPauses(context);
  if (pauses === null) throw new Response(null, { status: 404 });
  return pauses;
}

/** When the pause ends. An accepted pause whose end cannot be read lasts as long as was asked for. */
function untilOf(pause: Pause, { stopHours }: Pauses, until: string | null | undefined): string | null {
  if (until !== undefined) return until;
  if (pause.kind === 'exclusion' && pause.days === null) return null;
  const hours =
    pause.kind === 'exclusion' ? (pause.days ?? 0) * 24 : pause.kind === 'stop' ? (stopHours ?? 24) : pause.hours;
  return new Date(Date.now() + hours * HOUR_MS).toISOString();
}

/** Action: pauses play at once. The game bar sends it with one press; time-outs and exclusions were confirmed by a page. */
export async function submitPause({ context }: ActionFunctionArgs) {
  const { operator, page, player } = context;
  const { t } = page.translation;
  const pauses = await readPauses(context);
  const pause = pauseIn(page.form, pauses);
  if (pause === null)
    return page.toasts.redirect(PAUSE_PATH, { type: 'error', message: t('player-pause-server', 'notOffered') });
  const outcome = await operator.ask(exclusion.start, pause);
  if (outcome.kind !== 'success') {
    const failure = explainFailure(outcome, page.translation, t('player-pause-server', 'unknown'));
    return showFailure(context, PAUSE_PATH, failure);
  }
  await player.session.update({ excludedUntil: untilOf(pause, pauses, outcome.data.until) });
  // The page says until when.
  return redirect(PAUSE_PATH, 303);
}
