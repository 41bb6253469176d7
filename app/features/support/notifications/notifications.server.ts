import { json, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { ALL_NOTIFICATIONS, countUnread } from '~/upstream/unread-counts.server';
import { customer } from '~/upstream/contract/customer';
import { NOTIFICATIONS_PATH, toItem } from './notification-item';

export async function loadNotifications({ context }: LoaderFunctionArgs) {
  const list = await context.operator.read(customer.notification, ALL_NOTIFICATIONS);
  context.player.unread.know(countUnread(list));
  return json({
    copy: context.page.translation.copy('notifications'),
    items: list.map((one) => toItem(one, context.page.zone)),
  });
}

/** Loader of one notification. A GET does not mark it as read; `markAsRead` does. */
export async function loadNotification({ params, context }: LoaderFunctionArgs) {
  const list = await context.operator.read(customer.notification, ALL_NOTIFICATIONS);
  const found = list.find(({ id }) => String(id) === params.id);
  if (!found) throw new Response(null, { status: 404 });
  return json({
    copy: context.page.translation.copy('notifications'),
    item: toItem(found, context.page.zone),
  });
}

/** Action: marks a notification as read at the operator and shows it, even when the call fails. */
export async function markAsRead({ params, context }: ActionFunctionArgs) {
  const { id = '' } = params;
  const { operator, player } = context;
  const list = await operator.ask(customer.notification, ALL_NOTIFICATIONS);
  const found = list.kind === 'success' ? list.data.find((one) => String(one.id) === id) : undefined;
  // The id as the operator wrote it. An id that is not in the player's list is not sent.
  if (found && !found.isRead) await operator.ask(customer.readnotification, { id: [found.id] });
  player.unread.forget();
  return redirect(`/notifications/${encodeURIComponent(id)}`, 303);
}

/** Action: marks all notifications as read at the operator, and shows the list, even when the call fails. */
export async function markAllAsRead({ context }: ActionFunctionArgs) {
  const { operator, player } = context;
  const list = await operator.ask(customer.notification, ALL_NOTIFICATIONS);
  const unread = list.kind === 'success' ? list.data.filter(({ isRead }) => !isRead) : [];
  if (unread.length > 0) await operator.ask(customer.readnotification, { id: unread.map(({ id }) => id) });
  player.unread.forget();
  return redirect(NOTIFICATIONS_PATH, 303);
}
