import type { MetaFunction } from '@remix-run/node';
import { TicketPage } from '~/features/support/tickets/ticket-page';
import type { loadTicket } from '~/features/support/tickets/ticket-thread.server';
import { sendForm } from '~/forms/send-form';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { loadTicket as loader, submitToTicket as action } from '~/features/support/tickets/ticket-thread.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const handle = definePage<typeof loadTicket>({
  draft: ['message'],
  access: 'player',
  description: 'tickets',
  robots: 'disallow',
  crumbs: ({ copy, subject }) => [{ label: copy.title, href: '/ticket' }, { label: subject }],
});

export const meta: MetaFunction<typeof loadTicket> = (args) => pageTitle(args, args.data?.subject);

export const clientAction = sendForm;

export default TicketPage;
