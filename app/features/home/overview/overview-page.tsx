import type { SerializeFrom } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BalanceFigure } from '~/balance/balance-figure';
import { useLatestData } from '~/browser/use-latest-data';
import { BalanceParts } from '~/balance/balance-parts';
import { useBalance, useLoadedBalance } from '~/balance/balance-store';
import { ActiveBonusPanel } from '~/features/home/home/active-bonus-panel';
import { CLAIM_PATH } from '~/features/money/bonuses/bonus-paths';
import { PaymentLines } from '~/features/money/history/payment-lines';
import { interpolate } from '~/i18n/interpolate';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Fact, Facts } from '~/ui/facts';
import { Icon } from '~/ui/icon';
import { Notice } from '~/ui/notice';
import { Panel } from '~/ui/panel';
import styles from './overview-page.module.css';
import type { loadOverview } from './overview.server';

type Data = SerializeFrom<typeof loadOverview>;

const SOURCE = {
  href: '/dashboard',
  routeId: 'routes/dashboard._index',
  accepts: (read: Data): read is Data => read.payments.latest !== null,
};

/** The account's home: the money and what is open, the bonus under way, the last payments, and the session. */
export function OverviewPage() {
  const data = useLatestData(useLoaderData<typeof loadOverview>(), SOURCE);
  const { copy, bonus, payments } = data;
  return (
    <div className={styles.page}>
      <h1>{interpolate(copy.greeting, { name: data.name })}</h1>
      <Balance data={data} />
      {!data.smsVerified && (
        <Notice kind="warning">
          <p>
            {copy.phoneNotVerified}{' '}
            <a href="/dashboard/phone-verification" data-dialog="">
              {copy.verifyPhone}
            </a>
          </p>
        </Notice>
      )}
      <div className={styles.columns}>
        <div className={styles.page}>
          {payments.open.length > 0 && (
            <Panel>
              <h2 className={styles.title}>{copy.openPayments}</h2>
              <PaymentLines lines={payments.open} />
            </Panel>
          )}
          <LatestPayments data={data} />
        </div>
        <div className={styles.page}>
          {bonus && <ActiveBonusPanel bonus={bonus} copy={bonus.copy} />}
          <Session data={data} />
        </div>
      </div>
    </div>
  );
}

function Balance({ data }: { data: Data }) {
  const { copy, links } = data;
  useLoadedBalance(data);
  const balance = useBalance(data.balance).text;
  return (
    <Panel>
      <div className={styles.balance}>
        <h2 className={styles.title}>{copy.balance}</h2>
        {balance === null ? (
          <p>{copy.balanceUnknown}</p>
        ) : (
          <p className={styles.amount}>
            <BalanceFigure balance={data.balance} copy={data.live} unknown={copy.balanceUnknown} />
          </p>
        )}
        <BalanceParts parts={data.balanceParts} />
        <p className={styles.ways}>
          {links.deposit !== null && (
            <ButtonLink href={links.deposit}>
              <Icon name="deposit" />
              {copy.deposit}
            </ButtonLink>
          )}
          <ButtonLink look="quiet" href={links.withdraw}>
            <Icon name="withdraw" />
            {copy.withdraw}
          </ButtonLink>
          <a href="/dashboard">{copy.refreshBalance}</a>
        </p>
      </div>
    </Panel>
  );
}

function LatestPayments({ data: { copy, payments, links } }: { data: Data }) {
  // All of them are open, and stand above.
  if (payments.latest?.length === 0 && payments.open.length > 0) return null;
  if (payments.latest?.length === 0) {
    return (
      <EmptyState icon="clipboard" title={copy.noPayments}>
        <p>{copy.noPaymentsText}</p>
        {/* A pause of play refuses what they lead to, as it does deposits. */}
        {links.deposit !== null && (
          <p className={styles.ways}>
            <ButtonLink look="quiet" href={CLAIM_PATH}>
              {copy.toBonuses}
            </ButtonLink>
            <ButtonLink look="quiet" href="/casino/slot">
              {copy.toGames}
            </ButtonLink>
          </p>
        )}
      </EmptyState>
    );
  }
  return (
    <Panel>
      <h2 className={styles.title}>{copy.latestPayments}</h2>
      {payments.latest === null && <p>{copy.paymentsUnavailable}</p>}
      {payments.latest && (
        <>
          <PaymentLines lines={payments.latest} />
          <p className={styles.ways}>
            <a href={links.payments}>{copy.allPayments}</a>
          </p>
        </>
      )}
    </Panel>
  );
}

function Session({ data: { copy, sessionSince, sessionFacts } }: { data: Data }) {
  return (
    <Panel>
      <h2 className={styles.title}>{copy.session}</h2>
      <Facts>
        <Fact name={copy.sessionSince}>{sessionSince}</Fact>
        {sessionFacts.map(({ name, text }) => (
          <Fact key={name} name={name}>
            {text}
          </Fact>
        ))}
      </Facts>
    </Panel>
  );
}
