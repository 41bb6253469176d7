import { json, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { describeForm } from '~/forms/describe-form.server';
import type { FormRules } from '~/forms/form-rules.server';
import { keepForLoader, readKeepingTyped } from '~/forms/keep-draft.server';
import { readForm } from '~/forms/read-form.server';
import type { Translation } from '~/i18n/translator.server';
import { formatDateTime } from '~/lib/dates';
import { shorten } from '~/lib/shorten';
import { ticket } from '~/upstream/contract/ticket';
import { newTicketSchema } from './ticket.schema';
import { describeStatus } from './ticket-status';
import { pageFrom } from '~/lib/page-number';

const MAX_PAGE_DIGITS = 5;

const PER_PAGE = 10;

/** Longer than any subject that the site sends. Longer ones are cut for display only. */
export const shownSubject = (subject: string) => shorten(subject, 200);

const ticketRules = ({ copy }: Pick<Translation, 'copy'>): FormRules<typeof newTicketSchema> => ({
  schema: newTicketSchema,
  labels: copy('tickets'),
});

export async function loadTickets({ request, context }: LoaderFunctionArgs) {
  const { translation } = context.page;
  const page = pageFrom(new URL(request.url).searchParams.get('page'), MAX_PAGE_DIGITS);
  const { total, items } = await readKeepingTyped(context, () =>
    context.operator.read(ticket.list, { skip: (page - 1) * PER_PAGE, take: PER_PAGE }),
  );
  const pages = Math.max(1, Math.ceil(total / PER_PAGE));
  if (page > pages) throw redirect(`/ticket?page=${pages}`);
  const copy = translation.copy('tickets');
  return json({
    copy,
    page,
    pages,
    total,
    form: describeForm(translation, ticketRules(translation), await context.player.draft.find()),
    tickets: items.slice(0, PER_PAGE).map(({ id, subject, status, updatedAt }) => ({
      href: ticketPath(id),
      subject: shownSubject(subject),
      status: describeStatus(status, copy),
      updatedAt: formatDateTime(Date.parse(updatedAt), context.page.zone),
    })),
  });
}

/** Action: opens a ticket and leads to it. Repeated submissions open one ticket. A failure returns the form with its values. */
export async function submitTicket({ context }: ActionFunctionArgs) {
  const { t } = context.page.translation;
  const form = await readForm({ context }, ticketRules(context.page.translation));
  if (!form.value) return keepForLoader(context, form.invalid());
  const outcome = await context.operator.ask(ticket.create, form.value);
  if (outcome.kind !== 'success')
    return keepForLoader(context, form.failWith(outcome, t('tickets-server', 'openedUnknown')));
  const message = outcome.message ?? t('tickets-server', 'opened');
  return context.page.toasts.redirect(ticketPath(outcome.data?.id), { type: 'success', message });
}

/** The page of a ticket; the list when the operator sent no id. */
export const ticketPath = (id?: string | number) =>
  id === undefined ? '/ticket' : `/ticket/${encodeURIComponent(id)}`;
