import { TicketPage } from '~/features/support/tickets/ticket-page';
import type { loadTicket } from '~/features/support/tickets/ticket-thread.server';
import { inDashboard } from '~/shell/dashboard-frame';
import { definePage } from '~/shell/define-page';

export { loadTicket as loader, submitToTicket as action } from '~/features/support/tickets/ticket-thread.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { DashboardError as ErrorBoundary } from '~/shell/dashboard-frame';
export { meta } from '~/shell/page-title';
export { sendForm as clientAction } from '~/forms/send-form';

export const handle = definePage<typeof loadTicket>({
  title: ({ subject }) => subject,
  draft: ['message'],
  access: 'player',
  accountMenu: true,
  description: 'tickets',
  loginReason: 'tickets',
  robots: 'disallow',
  parents: ({ copy }) => [{ label: copy.title, href: '/ticket' }],
});

export default inDashboard(TicketPage);
