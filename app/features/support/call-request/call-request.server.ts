import { json, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import { describeForm } from '~/forms/describe-form.server';
import type { FormRules } from '~/forms/form-rules.server';
import { readForm } from '~/forms/read-form.server';
import { keepDraft } from '~/forms/keep-draft.server';
import { replaceWith, replaceWithMessage } from '~/forms/replace-entry.server';
import type { Translation } from '~/i18n/translator.server';
import { formatPhone } from '~/lib/phone-number';
import { redirectTargetOf } from '~/lib/safe-redirect';
import { findPlayerName } from '~/upstream/player-name.server';
import { cms } from '~/upstream/contract/cms';
import { callRequestConstraints, callRequestSchema } from './call-request.schema';
import { changeRows, findRowChange, MAX_CONTACTS, NEW_ROW, rowField, type ContactRow } from './contact-rows';
import { CALL_REQUEST_PATH, confirmOnPage, describeSent } from './sent-request.server';

const callRequestRules = ({ copy, t }: Pick<Translation, 'copy' | 't'>) => ({
  labels: copy('call-request'),
  wrong: { contact: t('call-request-server', 'phoneWrong') },
});

const describedRules = (translation: Pick<Translation, 'copy' | 't'>): FormRules => ({
  ...callRequestRules(translation),
  schema: callRequestConstraints,
});

/** `redirectTo` is the page itself where the address names none: it says what was sent. */
export async function loadCallRequest({ request, context }: LoaderFunctionArgs) {
  const { translation } = context.page;
  const typed = (await context.player.draft.find()) ?? (await findOwnContact(context));
  return json({
    copy: translation.copy('call-request'),
    form: describeForm(translation, describedRules(translation), typed),
    redirectTo: redirectTargetOf(request, CALL_REQUEST_PATH),
    received: await describeSent(context, request),
  });
}

/** The player's name and verified number, as typed. A name that the form would refuse is left out. */
async function findOwnContact(context: AppLoadContext): Promise<Record<string, string> | undefined> {
  const { player } = context.player.session;
  if (!player) return undefined;
  const known = await findPlayerName(context);
  const name = callRequestSchema.shape.name.safeParse(known?.full).data;
  return {
    ...(name !== undefined && { name }),
    ...(player.smsVerified &&
      player.phone && {
        [rowField(0, 'type')]: NEW_ROW.type,
        [rowField(0, 'contact')]: formatPhone(player.phone, context.page.translation.locale),
      }),
  };
}

/** Action: sends the call request to the operator. Without JavaScript it also adds and removes contact rows. */
export async function submitCallRequest({ request, context }: ActionFunctionArgs) {
  const { t } = context.page.translation;
  const sent = context.page.form;
  const rows = contactsIn(sent);
  const { form: read, names } = withRows(sent, rows);
  keepDraft(context, read, names);
  const rules = callRequestRules(context.page.translation);
  const form = await readForm(
    { context },
    {
      ...rules,
      schema: callRequestSchema,
      names,
      wrong: {
        ...rules.wrong,
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
  const target = redirectTargetOf(request, CALL_REQUEST_PATH);
  // A toast needs a cookie. Without one the page of the form confirms the request.
  if (target === CALL_REQUEST_PATH || !context.page.sendsCookies)
    return replaceWith(await confirmOnPage(context, form.value));
  return replaceWithMessage(context, target, outcome.message ?? t('call-request-server', 'received'));
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
