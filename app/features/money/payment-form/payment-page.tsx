import { useCallback, useEffect, useState } from 'react';
import { showToast } from '~/browser/show-toast';
import { PaymentLines } from '~/features/money/history/payment-lines';
import {
  KindTitle,
  MethodTermsList,
  NoFundsMessage,
  FundsSummary,
} from '~/features/money/payment-methods/method-parts';
import { PayTo } from '~/features/money/receipt/pay-to';
import { closeDialog } from '~/forms/close-dialog';
import { FormPage } from '~/forms/form-page';
import { useFormSlot } from '~/forms/form-slot';
import { usePageData, useSurface } from '~/forms/surface';
import { formatWithSymbol } from '~/lib/money';
import { writeAmount } from '~/lib/write-amount';
import { EmptyState } from '~/ui/empty-state';
import { ButtonLink } from '~/ui/button';
import { Panel } from '~/ui/panel';
import { useHydrated } from '~/ui/use-hydrated';
import type { loadDeposit } from './payment-form.server';
import type { PaymentReply } from './payment-reply';
import { PaymentForm, type PaymentData, type PaymentFormProps } from './payment-form';
import styles from './payment-form.module.css';
import { PaymentReview } from './payment-review';
import { useLatest } from './use-latest';
import { readField, useTypedText } from './use-typed-amount';

/** How long a dialog without a form stays open: docs/product/operator.md#failures. Its message stays longer, as a toast. */
const CLOSE_EMPTY_MS = 100;

/** A method's form. In a dialog the receipt opens in its place. */
export function PaymentPage() {
  const data = usePageData<typeof loadDeposit>();
  const { copy, back, action, form, kind, kindLabel, title } = data;
  const slot = useFormSlot<PaymentReply>('payment', action);
  const isDialog = useSurface().kind === 'dialog';
  const why = isDialog && form.state !== 'ready' ? reasonOf(form, copy) : null;
  useEffect(() => {
    if (why === null) return;
    showToast({ type: 'error', message: why });
    return closeDialog(CLOSE_EMPTY_MS);
  }, [why]);
  return (
    <FormPage
      title={<KindTitle {...{ kind, label: kindLabel, method: title }} />}
      footer={isDialog ? undefined : <a href={back}>{copy.otherMethods}</a>}
    >
      <PaymentMethod key={action} data={data} slot={slot} />
    </FormPage>
  );
}

function reasonOf(form: Exclude<PaymentData['form'], { state: 'ready' }>, copy: PaymentData['copy']): string {
  if (form.state === 'failed') return form.message;
  return form.state === 'empty' ? copy.noData : copy.unusable;
}

function PaymentMethod({ data, slot }: Omit<PaymentFormProps, 'fields'>) {
  const { copy, form, image, terms, funds, depositLimit, noFunds } = data;
  // A form that was sent stays, with what was said to it.
  const isSent = slot.result !== undefined || slot.isOffline;
  return (
    <>
      <div className={styles.about}>
        {(image !== null || Object.values(terms).some((term) => term !== null)) && (
          <div className={styles.method}>
            {image !== null && <img src={image} alt="" width="80" height="50" />}
            <MethodTermsList terms={terms} />
          </div>
        )}
        {funds && <FundsSummary funds={funds} copy={copy} />}
        {depositLimit !== null && !noFunds && <p>{depositLimit}</p>}
      </div>
      {form.state !== 'ready' ? (
        <EmptyState icon="info" title={reasonOf(form, copy)}>
          <p>{form.state === 'empty' ? copy.noDataNext : copy.unusableNext}</p>
          <ButtonLink look="quiet" href={data.back}>
            {copy.otherMethods}
          </ButtonLink>
        </EmptyState>
      ) : noFunds && !isSent ? (
        <NoFundsMessage kind={data.kind} noFunds={noFunds} />
      ) : (
        <ReviewedForm {...{ data, slot }} fields={form.fields} />
      )}
    </>
  );
}

/**
 * A method's form under the player's saved accounts, and in its place the review of what was typed. The form stays behind it
 * with its contents.
 */
function ReviewedForm({ data, fields, slot }: PaymentFormProps) {
  const { id } = slot;
  const result = useLatest(slot.result, undefined);
  const { kind, accounts, copy } = data;
  const review = result?.review ?? null;
  const [edited, setEdited] = useState<object | null>(null);
  const isHydrated = useHydrated();
  const isReviewed = review !== null && edited !== result;
  const edit = useCallback(() => setEdited(result ?? null), [result]);
  const surface = useSurface();
  // A page may be left: the server keeps what was typed.
  useEffect(
    () => (surface.kind === 'dialog' && isReviewed ? surface.onStepBack(edit) : undefined),
    [surface, isReviewed, edit],
  );
  useEffect(() => {
    if (edited) document.getElementById(`${id}-0`)?.focus();
  }, [id, edited]);
  return (
    <>
      {isReviewed && <PaymentReview {...{ data, review, slot }} onEdit={edit} />}
      {(!isReviewed || isHydrated) && (
        <div hidden={isReviewed} className={styles.form}>
          <OpenPayments data={data} />
          <TransferAccount {...{ data, fields, slot }} />
          <AccountList {...{ kind, accounts, copy }} />
          <PaymentForm {...{ data, fields, slot }} />
        </div>
      )}
    </>
  );
}

/** Payments by this method that are not settled yet: the money may be on its way. */
function OpenPayments({ data: { open, openTitle } }: { data: PaymentData }) {
  if (open.length === 0) return null;
  return (
    <Panel>
      <h2>{openTitle}</h2>
      <PaymentLines lines={open} />
    </Panel>
  );
}

/** Where the player sends the money, with the amount once that is typed. */
function TransferAccount({ data: { payTo, copy, symbol, reader }, fields, slot }: PaymentFormProps) {
  const index = fields.findIndex(({ limits }) => limits !== null);
  const text = useTypedText(`${slot.id}-${index}`);
  const field = fields[index];
  if (payTo.length === 0) return null;
  const { locale } = reader;
  const read = field && readField(field, text ?? '', locale);
  const amount = read?.ok && read.isSure && read.decimal;
  const row = {
    label: copy.receiptAmount,
    value: amount ? formatWithSymbol(amount, locale, symbol) : copy.payToAmount,
    plain: amount ? writeAmount(amount, locale, false) : '',
  };
  return <PayTo title={`1. ${copy.payToTitle}`} rows={[...payTo, row]} next={`2. ${copy.payToTell}`} copy={copy} />;
}

/** The player's saved accounts, as links to the form without the fields that describe one. */
function AccountList({ kind, accounts, copy }: Pick<PaymentFormProps['data'], 'kind' | 'accounts' | 'copy'>) {
  // In a dialog a link opens its form there.
  const isDialog = useSurface().kind === 'dialog';
  if (accounts.length === 0) return null;
  const remove = accounts.find((account) => account.remove !== null)?.remove;
  return (
    <nav aria-label={copy.accounts}>
      <ul data-accounts={kind}>
        {accounts.map(({ href, label, isCurrent }) => (
          <li key={href}>
            <a href={href} {...(isDialog && { 'data-dialog': '' })} {...(isCurrent && { 'aria-current': 'true' })}>
              {label === null ? copy.otherAccount : <span translate="no">{label}</span>}
            </a>
          </li>
        ))}
      </ul>
      {remove && <a href={remove}>{copy.removeAccount}</a>}
    </nav>
  );
}
