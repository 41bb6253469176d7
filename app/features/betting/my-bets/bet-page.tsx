import { useLoaderData } from '@remix-run/react';
import { FormPage } from '~/forms/form-page';
import { Badge } from '~/ui/badge';
import { ButtonLink } from '~/ui/button';
import { Fact, Facts } from '~/ui/facts';
import styles from './bet-page.module.css';
import type { loadBet } from './bet.server';
import { BETS_PATH } from '~/features/betting/addresses/bets-path';

/** A bet with its legs, what they came to, and its history: its receipt, too. */
export function BetPage() {
  const {
    copy,
    heading,
    state,
    legs,
    history,
    kind,
    odds,
    stake,
    bonusStake,
    pays,
    isOpen,
    placedAt,
    reference,
    cashOut,
  } = useLoaderData<typeof loadBet>();
  return (
    <FormPage title={heading} footer={<a href={BETS_PATH}>{copy.title}</a>}>
      <p>
        <Badge tone={state.tone}>{state.label}</Badge>
      </p>
      <ol className={styles.legs}>
        {legs.map((leg) => (
          <li key={leg.key}>
            <p>
              <strong>{leg.name}</strong> <small>{leg.market}</small>{' '}
              {leg.href === null ? <span>{leg.match}</span> : <a href={leg.href}>{leg.match}</a>}
            </p>
            <b>{leg.odds}</b>
            <p className={styles.end}>
              <Badge tone={leg.state.tone}>{leg.state.label}</Badge>{' '}
              {leg.result !== null ? <span>{leg.result}</span> : <span>{leg.startsAt}</span>}
            </p>
            {leg.reason !== null && <p className={styles.end}>{leg.reason}</p>}
            {leg.rule !== null && (
              <p className={styles.end}>
                <a href={leg.rule}>{copy.rule}</a>
              </p>
            )}
          </li>
        ))}
      </ol>
      <Facts>
        <Fact name={copy.kind}>{kind}</Fact>
        <Fact name={copy.odds} isVerbatim>
          {odds}
        </Fact>
        <Fact name={copy.stake} isVerbatim>
          {stake}
        </Fact>
        {bonusStake !== null && (
          <Fact name={copy.bonusStake} isVerbatim>
            {bonusStake}
          </Fact>
        )}
        <Fact name={isOpen ? copy.pays : copy.paid} isVerbatim>
          {pays}
        </Fact>
        <Fact name={copy.placedAt} isVerbatim>
          {placedAt}
        </Fact>
        <Fact name={copy.reference} isVerbatim>
          {reference}
        </Fact>
      </Facts>
      {history.length > 1 && (
        <section aria-labelledby="bet-history">
          <h2 id="bet-history">{copy.history}</h2>
          <Facts>
            {history.map(({ label, at }) => (
              <Fact key={at} name={label} isVerbatim>
                {at}
              </Fact>
            ))}
          </Facts>
        </section>
      )}
      {cashOut !== null && (
        <ButtonLink look="quiet" wide href={cashOut} data-dialog="">
          {copy.cashOut}
        </ButtonLink>
      )}
      <ButtonLink look="quiet" wide href="/spor">
        {copy.toMatches}
      </ButtonLink>
    </FormPage>
  );
}
