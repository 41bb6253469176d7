import type { MetaFunction } from '@remix-run/node';
import { TicketsPage } from '~/features/support/tickets/tickets-page';
import type { loadTickets } from '~/features/support/tickets/ticket-list.server';
import { sendForm } from '~/forms/send-form';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { loadTickets as loader, submitTicket as action } from '~/features/support/tickets/ticket-list.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const handle = definePage<typeof loadTickets>({
  draft: ['subject', 'message'],
  access: 'player',
  description: 'tickets',
  search: { label: (t) => t('menus', 'tickets'), words: 'tickets' },
  robots: 'disallow',
  crumbs: ({ copy }) => [{ label: copy.title }],
});

export const meta: MetaFunction<typeof loadTickets> = (args) => pageTitle(args, args.data?.copy.title);

export const clientAction = sendForm;

export default TicketsPage;
