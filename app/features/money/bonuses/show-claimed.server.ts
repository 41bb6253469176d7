import type { AppLoadContext } from '@remix-run/node';
import { replaceWith, replaceWithMessage } from '~/forms/replace-entry.server';
import { bonus } from '~/upstream/contract/bonus';
import { dataOf } from '~/upstream/outcome';
import { ACTIVE_PATH } from './bonus-paths';
import { isActive, NEWEST_BONUSES } from './is-active';

/**
 * Redirects to the bonus under way. Without scripts a message would lie over it, and is left out where the page shows the
 * bonus: an operator may have credited it at once.
 */
export async function showClaimed(context: AppLoadContext, message: string) {
  const isShown = !context.page.isDataRequest && (await isNewestActive(context));
  return isShown ? replaceWith(ACTIVE_PATH) : replaceWithMessage(context, ACTIVE_PATH, message);
}

async function isNewestActive({ operator }: AppLoadContext): Promise<boolean> {
  const newest = dataOf(await operator.ask(bonus.list, NEWEST_BONUSES))?.items[0];
  return newest !== undefined && isActive(newest, Date.now());
}
