import { useEffect, useState } from 'react';
import { useSurface } from '~/forms/surface';
import { useHydrated } from '~/ui/use-hydrated';
import styles from './payment-form.module.css';
import { PaymentForm, type PaymentFormProps } from './payment-form';
import type { PaymentReply } from './payment-reply';
import { PaymentReview } from './payment-review';

/**
 * A method's form under the player's saved accounts, and in its place the review of what was typed. The form stays behind it
 * with its contents.
 */
export function ReviewedForm({ data, fields, slot }: PaymentFormProps) {
  const { id } = slot;
  const result = useLatestReply(slot.result);
  const { kind, accounts, copy } = data;
  const review = result?.review ?? null;
  const [edited, setEdited] = useState<object | null>(null);
  const isHydrated = useHydrated();
  const isReviewed = review !== null && edited !== result;
  useEffect(() => {
    if (edited) document.getElementById(`${id}-0`)?.focus();
  }, [id, edited]);
  return (
    <>
      {isReviewed && <PaymentReview {...{ data, review, slot }} onEdit={() => setEdited(result ?? null)} />}
      {(!isReviewed || isHydrated) && (
        <div hidden={isReviewed} className={styles.form}>
          <AccountList {...{ kind, accounts, copy }} />
          <PaymentForm {...{ data, fields, slot }} />
        </div>
      )}
    </>
  );
}

/** The last reply. A lost connection leaves none, and the review is still what the player confirms. */
function useLatestReply(reply: PaymentReply | undefined): PaymentReply | undefined {
  const [latest, setLatest] = useState(reply);
  if (reply !== undefined && reply !== latest) setLatest(reply);
  return reply ?? latest;
}

/** The player's saved accounts, as links to the form without the fields that describe one. */
function AccountList({ kind, accounts, copy }: Pick<PaymentFormProps['data'], 'kind' | 'accounts' | 'copy'>) {
  // In a dialog a link opens its form there.
  const isDialog = useSurface().kind === 'dialog';
  if (accounts.length === 0) return null;
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
    </nav>
  );
}
