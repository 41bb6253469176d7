import { TicketsPage } from '~/features/support/tickets/tickets-page';
import type { loadTickets } from '~/features/support/tickets/ticket-list.server';
import { inDashboard } from '~/shell/dashboard-frame';
import { definePage } from '~/shell/define-page';

export { loadTickets as loader, submitTicket as action } from '~/features/support/tickets/ticket-list.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { DashboardError as ErrorBoundary } from '~/shell/dashboard-frame';
export { meta } from '~/shell/page-title';
export { sendForm as clientAction } from '~/forms/send-form';

export const handle = definePage<typeof loadTickets>({
  title: ({ copy }) => copy.title,
  draft: ['subject', 'message'],
  access: 'player',
  accountMenu: true,
  description: 'tickets',
  loginReason: 'tickets',
  search: { label: (t) => t('menus', 'tickets'), words: 'tickets' },
  robots: 'disallow',
});

export default inDashboard(TicketsPage);
