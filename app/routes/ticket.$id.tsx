import type { loadTicket } from '~/features/support/tickets/ticket-thread.server';
import { definePage } from '~/shell/define-page';

export { loadTicket as loader, submitToTicket as action } from '~/features/support/tickets/ticket-thread.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { sendForm as clientAction } from '~/forms/send-form';
export { TicketPage as default } from '~/features/support/tickets/ticket-page';

export const handle = definePage<typeof loadTicket>({
  title: ({ subject }) => subject,
  draft: ['message'],
  access: 'player',
  description: 'tickets',
  loginReason: 'tickets',
  robots: 'disallow',
  parents: ({ copy }) => [{ label: copy.title, href: '/ticket' }],
});
