import { json, redirect, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import { requirePlayer } from '~/session/require-player.server';
import { ALL_NOTIFICATIONS, countUnread } from '~/upstream/unread-counts.server';
import { customer } from '~/upstream/contract/customer';
import { toItem } from './notification-item';

/** The player's notifications, newest first (spec 2.6). */
export async function loadNotifications({ request, context }: LoaderFunctionArgs) {
  requirePlayer({ request, context });
  const list = await context.operator.read(customer.notification, ALL_NOTIFICATIONS);
  context.player.unread.know(countUnread(list));
  return json({
    copy: context.page.translation.copy('notifications'),
    items: list.map((one) => toItem(one, context.page.zone)),
  });
}

/** One of them. Looking at it changes nothing: that takes a form (`markAsRead`). */
export async function loadNotification({ request, params, context }: LoaderFunctionArgs) {
  requirePlayer({ request, context });
  const list = await context.operator.read(customer.notification, ALL_NOTIFICATIONS);
  const found = list.find(({ id }) => String(id) === params.id);
  if (!found) throw new Response(null, { status: 404 });
  return json({ copy: context.page.translation.copy('notifications'), item: toItem(found, context.page.zone) });
}

/** Opens a notification: marks it as read, and shows it whatever became of that (spec section 8). */
export async function markAsRead({ request, params, context }: ActionFunctionArgs) {
  requirePlayer({ request, context });
  const { id = '' } = params;
  await tellOperator(context, id);
  context.player.unread.forget();
  return redirect(`/notifications/${encodeURIComponent(id)}`, 303);
}

/** Sends the id as the operator wrote it; one that is not among the player's own is not sent at all. */
async function tellOperator({ operator }: AppLoadContext, id: string): Promise<void> {
  const list = await operator.ask(customer.notification, ALL_NOTIFICATIONS);
  const found = list.kind === 'success' ? list.data.find((notification) => String(notification.id) === id) : undefined;
  if (found && !found.isRead) await operator.ask(customer.readnotification, { id: [found.id] });
}
