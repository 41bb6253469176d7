import type { AppLoadContext } from '@remix-run/node';
import { findPauses } from '~/upstream/pauses.server';

/** The words have a short form for a narrow bar, in two lines; null for guests, and where the policy has no stop. */
export async function findStop(context: AppLoadContext): Promise<{ label: string; short: string } | null> {
  if (context.player.session.player === null) return null;
  const hours = (await findPauses(context))?.stopHours ?? null;
  if (hours === null) return null;
  const { t } = context.page.translation;
  const count = { count: hours };
  return {
    label: t('player-pause-server', 'stop', count),
    short: breakInTwo(t('player-pause-server', 'stopShort', count)),
  };
}

/** Breaks at the space where the longer line is shortest. CSS alone gives as many lines as the label has words. */
export function breakInTwo(label: string): string {
  const words = label.split(' ');
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const width = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
  const [narrowest = [label]] = splits.toSorted((one, other) => width(one) - width(other));
  return narrowest.join('\n');
}
