import { json, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { describeForm } from '~/forms/describe-form.server';
import type { FormRules } from '~/forms/form-rules.server';
import { readForm } from '~/forms/read-form.server';
import { keepDraft } from '~/forms/keep-draft.server';
import { replaceWithMessage } from '~/forms/replace-entry.server';
import type { Translation } from '~/i18n/translator.server';
import { isJustNow } from '~/lib/is-just-now';
import { redirectTargetOf } from '~/lib/safe-redirect';
import { cms } from '~/upstream/contract/cms';
import { callRequestSchema } from './call-request.schema';
import { changeRows, findRowChange, MAX_CONTACTS, rowField, type ContactRow } from './contact-rows';

const callRequestRules = (
  { copy }: Pick<Translation, 'copy'>,
  names: readonly string[] = [],
): FormRules<typeof callRequestSchema> => ({
  schema: callRequestSchema,
  names,
  labels: copy('call-request'),
});

const RECEIVED = 'received';

export async function loadCallRequest({ request, context }: LoaderFunctionArgs) {
  const { translation } = context.page;
  const redirectTo = redirectTargetOf(request);
  return json({
    copy: translation.copy('call-request'),
    form: describeForm(translation, callRequestRules(translation), await context.player.draft.find()),
    redirectTo,
    received: isJustNow(new URL(request.url).searchParams.get(RECEIVED))
      ? translation.t('call-request-server', 'received')
      : null,
  });
}

/** Action: sends the call request to the operator. Without JavaScript it also adds and removes contact rows. */
export async function submitCallRequest({ request, context }: ActionFunctionArgs) {
  const { t } = context.page.translation;
  const sent = context.page.form;
  const rows = contactsIn(sent);
  const { form: read, names } = withRows(sent, rows);
  keepDraft(context, read, names);
  const form = await readForm(
    { context },
    {
      ...callRequestRules(context.page.translation, names),
      wrong: {
        phoneWrong: t('call-request-server', 'phoneWrong'),
        contacts: t('call-request', rows.length > MAX_CONTACTS ? 'atMost' : 'atLeast'),
      },
    },
    read,
  );

  const change = findRowChange(sent.get('intent'));
  if (change) {
    const changed = changeRows(rows, change);
    return typeof changed === 'string'
      ? unvalidatedReply(read, rows, t('call-request', changed))
      : unvalidatedReply(read, changed);
  }
  if (!form.value) return form.invalid();
  const outcome = await context.operator.ask(cms.callme, form.value);
  if (outcome.kind !== 'success') return form.failWith(outcome, t('call-request-server', 'unknown'));
  // A toast needs a cookie. Without one the page of the form confirms the request.
  if (!context.page.sendsCookies) return redirect(`/call-me?${RECEIVED}=${Date.now()}`, 303);
  return replaceWithMessage(
    context,
    redirectTargetOf(request),
    outcome.message ?? t('call-request-server', 'received'),
  );
}

/** The form as typed, without validation messages: with changed rows, or with the reason why they were not changed. */
function unvalidatedReply(read: FormData, contacts: readonly ContactRow[], fault?: string) {
  const initialValue = { name: read.get('name'), message: read.get('message'), contacts: [...contacts] };
  return fault === undefined
    ? json({ initialValue })
    : json({ status: 'error', initialValue, error: { contacts: [fault] } }, { status: 400 });
}

/** One row above the limit, so that the schema can refuse too many rows. */
const READ_ROWS = MAX_CONTACTS + 1;

const textIn = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** The contact rows of a submitted form, in order. Gaps in the row numbers are allowed. */
function contactsIn(form: FormData): ContactRow[] {
  return Array.from({ length: READ_ROWS }, (_, index) => index)
    .filter((index) => form.has(rowField(index, 'type')) || form.has(rowField(index, 'contact')))
    .map((index) => ({
      type: textIn(form, rowField(index, 'type')),
      contact: textIn(form, rowField(index, 'contact')),
    }));
}

function withRows(form: FormData, rows: readonly ContactRow[]): { form: FormData; names: string[] } {
  const fields = new FormData();
  fields.set('name', textIn(form, 'name'));
  fields.set('message', textIn(form, 'message'));
  for (const [index, { type, contact }] of rows.entries()) {
    fields.set(rowField(index, 'type'), type);
    fields.set(rowField(index, 'contact'), contact);
  }
  return { form: fields, names: [...fields.keys()] };
}
