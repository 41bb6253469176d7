import { useLoaderData } from '@remix-run/react';
import { BalanceFigure } from '~/balance/balance-figure';
import { BalanceParts } from '~/balance/balance-parts';
import { useBalance, useLoadedBalance } from '~/balance/balance-store';
import { interpolate } from '~/i18n/interpolate';
import { ButtonLink } from '~/ui/button';
import { Badge } from '~/ui/badge';
import { Fact, Facts } from '~/ui/facts';
import { Panel } from '~/ui/panel';
import styles from './overview-page.module.css';
import type { loadOverview } from './overview.server';

export function OverviewPage() {
  const account = useLoaderData<typeof loadOverview>();
  const { copy, live } = account;
  useLoadedBalance(account);
  const balance = useBalance(account.balance).text;
  return (
    <div className={styles.page}>
      <h1>{interpolate(copy.greeting, { name: account.username })}</h1>
      <div className={styles.grid}>
        <Panel>
          <div className={styles.balance}>
            <h2>{copy.balance}</h2>
            {balance === null ? (
              <p>{copy.balanceUnknown}</p>
            ) : (
              <p className={styles.amount}>
                <BalanceFigure balance={account.balance} copy={live} unknown={copy.balanceUnknown} />
              </p>
            )}
            <BalanceParts parts={account.balanceParts} />
            <ButtonLink look="quiet" href="/dashboard">
              {copy.refreshBalance}
            </ButtonLink>
          </div>
        </Panel>
        <Panel>
          <Facts>
            <Fact name={copy.username} isVerbatim>
              {account.username}
            </Fact>
            <Fact name={copy.userCode} isVerbatim>
              {account.usercode}
            </Fact>
            <Fact name={copy.phone}>
              <span>{account.phone ?? copy.phoneMissing}</span>
              {account.phone !== null && (
                <>
                  {' '}
                  <Badge tone={account.smsVerified ? 'success' : 'warning'}>
                    {account.smsVerified ? copy.verified : copy.notVerified}
                  </Badge>
                </>
              )}
            </Fact>
            <Fact name={copy.sessionSince}>{account.sessionSince}</Fact>
            {account.sessionFacts.map(({ name, text }) => (
              <Fact key={name} name={name}>
                {text}
              </Fact>
            ))}
          </Facts>
        </Panel>
      </div>
    </div>
  );
}
