/** The number of unread notifications, or "9+" at nine or more. */
export const unreadBadge = (unread: number) => (unread >= 9 ? '9+' : String(unread));

/** Shows the number in the account menus, which are static regions. */
export function showUnread(unread: number): void {
  for (const badge of document.querySelectorAll('[data-unread]')) badge.textContent = unread ? unreadBadge(unread) : '';
}
