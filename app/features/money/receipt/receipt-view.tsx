import type { SerializeFrom } from '@remix-run/node';
import { useEffect } from 'react';
import { useLatestData } from '~/browser/use-latest-data';
import { interpolate } from '~/i18n/interpolate';
import { useSurface } from '~/forms/surface';
import { Button, ButtonLink } from '~/ui/button';
import { Fact, Facts } from '~/ui/facts';
import { Icon } from '~/ui/icon';
import { Notice } from '~/ui/notice';
import { useHydrated } from '~/ui/use-hydrated';
import { PayTo } from './pay-to';
import { PaymentSteps } from './payment-steps';
import styles from './receipt.module.css';
import type { loadReceipt } from './receipt-page.server';

type ReceiptPageData = SerializeFrom<typeof loadReceipt>;
type ReceiptData = Extract<ReceiptPageData, { state: 'shown' }>;

const ROUTE = 'routes/dashboard.receipt.$id';
const isShown = (read: ReceiptPageData) => read.state === 'shown';

const mayChange = ({ accepted, finding }: ReceiptData) =>
  accepted ? !accepted.isDecided : finding?.kind === 'notListed' || finding?.kind === 'cannotTell';

const HINT_ID = 'payment-page-hint';

export function ReceiptView({ data: first }: { data: ReceiptData }) {
  const source = { href: first.self, routeId: ROUTE, accepts: isShown };
  const data = useLatestData<ReceiptData, ReceiptPageData>(first, source, mayChange);
  const { copy, accepted, kind, cancel, openNote } = data;
  // The receipt says that the payment must not be sent again.
  const isUnclear = accepted === null && mayChange(data);
  const again = kind === 'deposit' && data.canRepeat ? (accepted?.again ?? null) : null;
  // What was rejected once may be again: another method comes first.
  const isBackFirst = kind === 'deposit' && accepted?.progress === (again === null ? 'cancelled' : 'rejected');
  const isPage = useSurface().kind !== 'dialog';
  const isHydrated = useHydrated();
  useOpenPage(data.self, accepted?.page ?? null);
  return (
    <>
      {accepted ? (
        <>
          <AcceptedNotice {...{ kind, copy, accepted, openNote }} support={data.support} amount={data.amount} />
          <PaymentSteps steps={accepted.steps} label={copy.steps} />
          {accepted.payTo.length > 0 && (
            <PayTo
              title={copy.payToTitle}
              rows={[...accepted.payTo.map((row) => ({ ...row, lang: accepted.lang })), ...amountRow(data)]}
              copy={copy}
            />
          )}
        </>
      ) : (
        <FindingNotice data={data} />
      )}
      <Facts>
        <Fact name={copy.kind}>{kind === 'deposit' ? copy.kindDeposit : copy.kindWithdraw}</Fact>
        <Fact name={copy.receiptMethod}>{data.method}</Fact>
        {data.account !== null && (
          <Fact name={copy.account} isVerbatim>
            {data.account}
          </Fact>
        )}
        {data.rowNote !== null && <Fact name={copy.note}>{data.rowNote}</Fact>}
        {data.amount !== null && (
          <Fact name={copy.receiptAmount} isVerbatim>
            {data.amount}
          </Fact>
        )}
        <Fact name={data.isRestored ? copy.recorded : copy.time}>{data.sentAt}</Fact>
        {accepted?.time && (
          <Fact name={copy.usualTime}>
            <span lang={accepted.lang}>{accepted.time}</span>
          </Fact>
        )}
        <Fact name={copy.reference} isVerbatim>
          {data.reference}
        </Fact>
      </Facts>
      <p>{data.timeZone}</p>
      {data.isRestored && <p>{copy.restored}</p>}
      {cancel && cancel.href === null && <p>{cancel.refusal}</p>}
      <div data-paper="" hidden>
        <p>{data.holder}</p>
        <p>{data.issued}</p>
      </div>
      {/* A footer is not printed. */}
      <footer className={styles.ways}>
        {cancel && cancel.href !== null && (
          <ButtonLink look="quiet" href={cancel.href} data-dialog="">
            {copy.cancelWithdrawal}
          </ButtonLink>
        )}
        {accepted?.progress === 'approved' && kind === 'deposit' && (
          <ButtonLink href={data.games}>{copy.toGames}</ButtonLink>
        )}
        {!accepted?.isDecided && (
          <ButtonLink look="quiet" href={data.self}>
            {copy.lookAgain}
          </ButtonLink>
        )}
        <ButtonLink look="quiet" href={data.activities}>
          {copy.activities}
        </ButtonLink>
        {again !== null && (
          <ButtonLink {...(isBackFirst && { look: 'quiet' as const })} href={again}>
            {copy.again}
          </ButtonLink>
        )}
        {!isUnclear && data.canRepeat && (
          <ButtonLink {...(!isBackFirst && { look: 'quiet' as const })} href={data.back}>
            {again === null ? copy.back : copy.otherMethods}
          </ButtonLink>
        )}
        {isPage && (
          <div className={styles.print}>
            {isHydrated && (
              <Button look="quiet" type="button" wide onClick={() => window.print()}>
                {copy.print}
              </Button>
            )}
          </div>
        )}
      </footer>
    </>
  );
}

const amountRow = ({ copy, amount, plainAmount }: ReceiptData) =>
  amount === null || plainAmount === null ? [] : [{ label: copy.receiptAmount, value: amount, plain: plainAmount }];

interface AcceptedNoticeProps extends Pick<ReceiptData, 'kind' | 'copy' | 'support' | 'amount' | 'openNote'> {
  accepted: NonNullable<ReceiptData['accepted']>;
}

function AcceptedNotice({ kind, copy, support, amount, openNote, accepted }: AcceptedNoticeProps) {
  const { progress, message, messageLang, note, page } = accepted;
  if (progress === 'approved') {
    const deposited = amount === null ? copy.deposited : interpolate(copy.depositedAmount, { amount });
    return <Notice kind="success" title={kind === 'deposit' ? deposited : copy.withdrawn} isSubject />;
  }
  if (progress === 'merged')
    return (
      <Notice kind="info" title={copy.merged} isSubject>
        {note !== null && <p>{note}</p>}
      </Notice>
    );
  // Mostly the player has cancelled it.
  if (progress === 'cancelled')
    return (
      <Notice kind="info" title={kind === 'deposit' ? copy.cancelledDeposit : copy.cancelled} isSubject>
        <p>{kind === 'deposit' ? copy.cancelledDepositNext : copy.rejectedMoney}</p>
      </Notice>
    );
  if (progress === 'rejected')
    return (
      <Notice kind="error" title={copy.rejected} isSubject>
        {kind === 'withdraw' && <p>{copy.rejectedMoney}</p>}
        <p>{note ?? copy.askWhy}</p>
        <p>
          <a href={support}>{copy.askSupport}</a>
        </p>
      </Notice>
    );
  if (page !== null) {
    const toPay = amount === null ? copy.continue : interpolate(copy.toPay, { amount });
    return (
      <Notice kind="warning" title={toPay} isSubject>
        <p id={HINT_ID} lang={messageLang}>
          {message || copy.continueHint}
        </p>
        <ButtonLink wide href={page} target="_blank" rel="noopener noreferrer" aria-describedby={HINT_ID}>
          {copy.continue}
          <Icon name="external" />
        </ButtonLink>
        <p>{openNote}</p>
      </Notice>
    );
  }
  return (
    <Notice kind="success" title={copy.accepted} isSubject>
      {message !== '' && <p lang={messageLang}>{message}</p>}
    </Notice>
  );
}

function FindingNotice({ data }: { data: ReceiptData }) {
  const { copy, finding, latest, kind } = data;
  switch (finding?.kind) {
    case 'found':
      return (
        <Notice kind="info" title={copy.foundTitle} isSubject>
          <p>{copy.found}</p>
          <p>
            {copy.status}: <strong>{finding.statusText}</strong> ({finding.createdAt})
          </p>
          {kind === 'deposit' && finding.status === CREATED && <p>{copy.foundCreated}</p>}
        </Notice>
      );
    case 'refused':
      return (
        <Notice kind="error" title={copy.refusedTitle} isSubject>
          <p>{finding.message}</p>
        </Notice>
      );
    case 'notReceived':
      return (
        <Notice kind="info" title={copy.notReceivedTitle} isSubject>
          <p>{interpolate(copy.notReceived, { latest })}</p>
        </Notice>
      );
    default:
      return (
        <Notice kind="warning" title={copy.unknown} isSubject>
          <p>{copy.unknownIntro}</p>
          <p>{finding?.kind === 'notListed' ? interpolate(copy.notListed, { latest }) : copy.cannotTell}</p>
          <p>
            <strong>{copy.unknownWarning}</strong>
          </p>
          <p>
            <a href={data.support}>{copy.askSupport}</a>
          </p>
        </Notice>
      );
  }
}

/** Transaction status 6: recorded, not paid yet. */
const CREATED = 6;

const opened = new Set<string>();

/**
 * Opens the payment page in a new tab, once, right after the player's click: later a browser would block it as a pop-up.
 * When it is blocked, the player uses the link on the page.
 *
 * @param receipt identifies the payment
 * @param page null for a payment without a page
 */
function useOpenPage(receipt: string, page: string | null): void {
  useEffect(() => {
    if (page === null || opened.has(receipt) || !navigator.userActivation?.isActive) return;
    opened.add(receipt);
    const tab = window.open('', '_blank');
    if (tab === null) return;
    // The payment page must not control this one.
    tab.opener = null;
    tab.location.replace(page);
  }, [receipt, page]);
}
