import { TicketsPage } from '~/features/support/tickets/tickets-page';
import type { loadTickets } from '~/features/support/tickets/ticket-list.server';
import { sendForm } from '~/forms/send-form';
import { definePage } from '~/shell/define-page';

export { loadTickets as loader, submitTicket as action } from '~/features/support/tickets/ticket-list.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';

export const handle = definePage<typeof loadTickets>({
  title: ({ copy }) => copy.title,
  draft: ['subject', 'message'],
  access: 'player',
  description: 'tickets',
  search: { label: (t) => t('menus', 'tickets'), words: 'tickets' },
  robots: 'disallow',
});

export const clientAction = sendForm;

export default TicketsPage;
