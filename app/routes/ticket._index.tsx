import type { loadTickets } from '~/features/support/tickets/ticket-list.server';
import { definePage } from '~/shell/define-page';

export { loadTickets as loader, submitTicket as action } from '~/features/support/tickets/ticket-list.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { sendForm as clientAction } from '~/forms/send-form';
export { TicketsPage as default } from '~/features/support/tickets/tickets-page';

export const handle = definePage<typeof loadTickets>({
  title: ({ copy }) => copy.title,
  draft: ['subject', 'message'],
  access: 'player',
  description: 'tickets',
  loginReason: 'tickets',
  search: { label: (t) => t('menus', 'tickets'), words: 'tickets' },
  robots: 'disallow',
});
