import type { SerializeFrom } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BalanceFigure } from '~/balance/balance-figure';
import { useLatestData } from '~/browser/use-latest-data';
import { BalanceParts } from '~/balance/balance-parts';
import { useBalance, useLoadedBalance } from '~/balance/balance-store';
import { ActiveBonusPanel } from '~/features/home/home/active-bonus-panel';
import { PaymentLines } from '~/features/money/history/payment-lines';
import { interpolate } from '~/i18n/interpolate';
import { Badge } from '~/ui/badge';
import { ButtonLink } from '~/ui/button';
import { Fact, Facts } from '~/ui/facts';
import { Icon } from '~/ui/icon';
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
      <div className={styles.grid}>
        <Balance data={data} />
        {payments.open.length > 0 && (
          <Panel>
            <h2 className={styles.title}>{copy.openPayments}</h2>
            <PaymentLines lines={payments.open} />
          </Panel>
        )}
      </div>
      {bonus && <ActiveBonusPanel bonus={bonus} copy={bonus.copy} />}
      <div className={styles.grid}>
        <LatestPayments data={data} />
        <Player data={data} />
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
  return (
    <Panel>
      <h2 className={styles.title}>{copy.latestPayments}</h2>
      {payments.latest === null && <p>{copy.paymentsUnavailable}</p>}
      {payments.latest?.length === 0 && <p>{copy.noPayments}</p>}
      {payments.latest && payments.latest.length > 0 && (
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

function Player({ data: { copy, ...player } }: { data: Data }) {
  return (
    <Panel>
      <Facts>
        {!player.smsVerified && (
          <Fact name={copy.phone}>
            <Badge tone="warning">{copy.notVerified}</Badge>{' '}
            <a href="/dashboard/phone-verification" data-dialog="">
              {copy.verifyPhone}
            </a>
          </Fact>
        )}
        <Fact name={copy.sessionSince}>{player.sessionSince}</Fact>
        {player.sessionFacts.map(({ name, text }) => (
          <Fact key={name} name={name}>
            {text}
          </Fact>
        ))}
      </Facts>
    </Panel>
  );
}
