import { json, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import { describeForm } from '~/forms/describe-form.server';
import { explainFailure } from '~/forms/explain-failure.server';
import { showFailure } from '~/forms/show-failure.server';
import type { FormRules } from '~/forms/form-rules.server';
import { keepForLoader, readKeepingTyped } from '~/forms/keep-draft.server';
import { readForm } from '~/forms/read-form.server';
import type { Translation } from '~/i18n/translator.server';
import { formatDateTime } from '~/lib/dates';
import { shorten } from '~/lib/shorten';
import { ticket } from '~/upstream/contract/ticket';
import { idOfText } from '~/upstream/id-of-text';
import { replySchema } from './ticket.schema';
import { ticketPath, shownSubject } from './ticket-list.server';
import { isClosed, describeStatus } from './ticket-status';

/** No id of the contract is longer (`contract/values.ts`). */
const MAX_ID_LENGTH = 100;

/** Longer than any message that the site sends. Longer ones are cut for display only. */
const MAX_SHOWN_LENGTH = 20_000;

const replyRules = ({ copy }: Pick<Translation, 'copy'>): FormRules<typeof replySchema> => ({
  schema: replySchema,
  labels: copy('tickets'),
});

/** @throws a 404 response for an address that holds no id of a ticket */
function idIn({ id = '' }: LoaderFunctionArgs['params']): string | number {
  if (id.length > MAX_ID_LENGTH) throw new Response(null, { status: 404 });
  return idOfText(id);
}

export async function loadTicket({ request, params, context }: LoaderFunctionArgs) {
  const id = idIn(params);
  const found = await readKeepingTyped(context, () => readTicket(context, id));
  const { translation } = context.page;
  const copy = translation.copy('tickets');
  return json({
    copy,
    href: ticketPath(id),
    subject: shownSubject(found.subject),
    status: describeStatus(found.status, copy),
    isClosed: isClosed(found.status),
    /** The address `?close=1` asks before the ticket is closed. */
    asksToClose: new URL(request.url).searchParams.get('close') === '1' && !isClosed(found.status),
    form: describeForm(translation, replyRules(translation), await context.player.draft.find()),
    messages: found.messages.map(({ from, text, createdAt }) => ({
      isOwn: from.toLowerCase() === 'player',
      text: shorten(text, MAX_SHOWN_LENGTH),
      at: formatDateTime(Date.parse(createdAt), context.page.zone),
    })),
  });
}

const CONFLICT = 409;

async function readTicket({ operator }: AppLoadContext, id: string | number) {
  try {
    return await operator.read(ticket.detail, { id });
  } catch (answer) {
    // The operator refuses tickets that do not exist or belong to another player.
    if (answer instanceof Response && answer.status === CONFLICT) throw new Response(null, { status: 404 });
    throw answer;
  }
}

export async function submitToTicket(args: ActionFunctionArgs) {
  const { params, context } = args;
  const read = context.page.form;
  const id = idIn(params);
  if (read.get('close') === '1') return closeTicket(context, id);

  const form = await readForm({ context }, replyRules(context.page.translation));
  if (!form.value) return keepForLoader(context, form.invalid());
  const outcome = await context.operator.ask(ticket.reply, { id, ...form.value });
  const { t } = context.page.translation;
  if (outcome.kind !== 'success')
    return keepForLoader(context, form.failWith(outcome, t('tickets-server', 'repliedUnknown')));
  const message = outcome.message ?? t('tickets-server', 'replied');
  return context.page.toasts.redirect(ticketPath(id), { type: 'success', message });
}

async function closeTicket(context: AppLoadContext, id: string | number) {
  const { toasts, translation } = context.page;
  const { t } = translation;
  const outcome = await context.operator.ask(ticket.close, { id });
  if (outcome.kind === 'success')
    return toasts.redirect(ticketPath(id), {
      type: 'success',
      message: outcome.message ?? t('tickets-server', 'closed'),
    });
  return showFailure(
    context,
    ticketPath(id),
    explainFailure(outcome, translation, t('tickets-server', 'closedUnknown')),
  );
}
