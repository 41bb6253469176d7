import type { AppLoadContext } from '@remix-run/node';
import { replaceWith, replaceWithMessage } from '~/forms/replace-entry.server';
import { bonus } from '~/upstream/contract/bonus';
import { dataOf } from '~/upstream/outcome';
import { BONUSES_PATH } from '~/features/money/history/bonuses-path';
import { ACTIVE_PATH, bonusAnchor } from './bonus-paths';
import { isActive, NEWEST_BONUSES } from './is-active';

/**
 * Redirects to the bonus, or to what is under way. Without scripts a message would lie over it, and is left out where the page
 * shows the bonus: an operator may have credited it at once.
 */
export async function showClaimed(context: AppLoadContext, message: string) {
  const newest = context.page.isDataRequest ? null : await findNewestActive(context);
  if (newest === null) return replaceWithMessage(context, ACTIVE_PATH, message);
  return replaceWith(`${BONUSES_PATH}#${bonusAnchor(String(newest.id))}`);
}

async function findNewestActive({ operator }: AppLoadContext) {
  const newest = dataOf(await operator.ask(bonus.list, NEWEST_BONUSES))?.items[0];
  return newest && isActive(newest, Date.now()) ? newest : null;
}
