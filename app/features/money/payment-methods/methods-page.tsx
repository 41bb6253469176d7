import type { SerializeFrom } from '@remix-run/node';
import { LimitOffer } from '~/features/protection/player-limits/limit-form';
import { FormPage } from '~/forms/form-page';
import { usePageData, useSurface } from '~/forms/surface';
import { PaymentLines } from '~/features/money/history/payment-lines';
import { useLatestData } from '~/browser/use-latest-data';
import { methodsPath, type PaymentKind } from '~/payments/payment-kind';
import { LinkTabs } from '~/ui/link-tabs';
import { Panel } from '~/ui/panel';
import { LIMITS_PATH } from '~/features/protection/player-limits/limit-names';
import '~/ui/badge.module.css';
import { EmptyState } from '~/ui/empty-state';
import { Region } from '~/ui/region';
import { KindTitle, NoFundsMessage, FundsSummary } from './method-parts';
import styles from './methods-page.module.css';
import type { loadDepositMethods } from './methods.server';

type Data = SerializeFrom<typeof loadDepositMethods>;

const sourceOf = (kind: PaymentKind) => ({
  href: methodsPath(kind),
  routeId: `routes/dashboard.${kind}._index`,
  accepts: (read: Data): read is Data => 'open' in read,
});
const SOURCES = { deposit: sourceOf('deposit'), withdraw: sourceOf('withdraw') };
const hasOpen = ({ open }: Data) => open.length > 0;

/** The methods of deposits or withdrawals. In a dialog over a game, those of deposits, whose forms open in the same dialog. */
export function MethodsPage() {
  const data = usePageData<typeof loadDepositMethods>();
  const isDialog = useSurface().kind === 'dialog';
  const { copy, kind, limitOffer } = data;
  const { open } = useLatestData<Data>(data, SOURCES[kind], hasOpen);
  const isDeposit = kind === 'deposit';
  const methods = limitOffer ? <LimitOffer offer={limitOffer} /> : <MethodList data={data} />;
  if (isDialog) {
    return (
      <FormPage title={<KindTitle kind={kind} label={copy.depositMoney} />}>
        <div className={styles.page}>{methods}</div>
      </FormPage>
    );
  }
  return (
    <div className={styles.page} data-kind={kind}>
      <h1>
        <KindTitle kind={kind} label={isDeposit ? copy.depositTitle : copy.withdrawTitle} />
      </h1>
      <LinkTabs
        label={copy.kinds}
        tabs={[
          ...(data.isPaused ? [] : [{ href: methodsPath('deposit'), label: copy.depositTitle, isCurrent: isDeposit }]),
          { href: methodsPath('withdraw'), label: copy.withdrawTitle, isCurrent: !isDeposit },
        ]}
      />
      {open.length > 0 && (
        <Panel>
          <h2>{data.openTitle}</h2>
          <PaymentLines lines={open} />
          {data.openNote !== null && <p>{data.openNote}</p>}
        </Panel>
      )}
      {limitOffer ? <Panel>{methods}</Panel> : methods}
    </div>
  );
}

function MethodList({ data }: { data: Data }) {
  const { copy, kind, funds, depositLimit, noFunds, methods } = data;
  const isDeposit = kind === 'deposit';
  // The page below is a game, which goes on.
  const isDialog = useSurface().kind === 'dialog';
  return (
    <>
      {funds && <FundsSummary funds={funds} copy={copy} />}
      {depositLimit !== null && !noFunds && (
        <p>
          {depositLimit}{' '}
          <a href={LIMITS_PATH} {...(isDialog && { target: '_blank', rel: 'noopener' })}>
            {copy.toLimits}
          </a>
        </p>
      )}
      {noFunds ? (
        <NoFundsMessage kind={kind} noFunds={noFunds} />
      ) : methods === null ? (
        <EmptyState icon={kind} title={copy.noMethods}>
          <p>{copy.noMethodsNext}</p>
        </EmptyState>
      ) : (
        <>
          <p className={styles.intro}>{isDeposit ? copy.depositIntro : copy.withdrawIntro}</p>
          <Region of={methods} />
        </>
      )}
    </>
  );
}
