import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { BonusesPage } from '~/features/money/history/bonuses-page';
import { MissingList } from '~/features/money/history/history-frame';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icon';
import { ActiveCard } from './active-card';
import type { ClaimData, loadMyBonuses, MyBonusesData } from './bonus-centre.server';
import styles from './bonus-centre.module.css';
import { ACTIVE_ANCHOR, CLAIM_PATH } from './bonus-paths';
import { BONUSES_PATH } from '~/features/money/history/bonuses-path';
import { useFreshBonuses } from './bonus-progress-store';
import type { ClaimReply } from './claim-in-place.server';
import { OfferCard } from './offer-card';
import { PromoCodeForm } from './promo-code-form';
import type { PromoCodeReply } from './promo-code.server';
import { ClaimAnswer } from './claim-form';

/** The player's bonuses: those under way, and the past ones. */
function MyBonuses({ data }: { data: MyBonusesData }) {
  useFreshBonuses();
  const { copy, title, past, claimPath } = data;
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <Active data={data} />
      {claimPath !== null && (
        <p>
          <ButtonLink look="quiet" href={claimPath}>
            <Icon name="bonus" />
            {copy.toClaim}
          </ButtonLink>
        </p>
      )}
      <section id="past" aria-label={copy.past} className={styles.part}>
        {past.state === 'empty' && !past.isFiltered ? (
          <>
            <h2>{past.title}</h2>
            <p>{past.emptyTitle}</p>
          </>
        ) : (
          <BonusesPage data={past} Heading="h2" whenEmpty={null} />
        )}
      </section>
    </div>
  );
}

/** What can be claimed: by a promo code, which comes first, and the offers. */
export function ClaimCentre({ data }: { data: ClaimData }) {
  useFreshBonuses();
  const { copy, title, offers } = data;
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {offers.state === 'list' && <PromoCodeForm data={data} />}
      <Offers data={data} />
      <p>
        <ButtonLink look="quiet" href={BONUSES_PATH}>
          <Icon name="star" />
          {copy.toMine}
        </ButtonLink>
      </p>
    </div>
  );
}

function Active({ data: { active, copy } }: { data: MyBonusesData }) {
  const { hash, key } = useLocation();
  // The button that claimed is gone.
  useEffect(() => {
    if (hash === `#${ACTIVE_ANCHOR}`) document.getElementById('active-title')?.focus();
  }, [hash, key]);
  if (active.length === 0) return null;
  return (
    <section id={ACTIVE_ANCHOR} className={styles.part} aria-labelledby="active-title">
      <h2 id="active-title" tabIndex={-1}>
        {copy.active}
      </h2>
      <ul className={styles.active}>
        {active.map((bonus) => (
          <li key={bonus.id}>
            <ActiveCard bonus={bonus} copy={copy} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Offers({ data }: { data: ClaimData }) {
  const { copy, offers } = data;
  const [reply, setReply] = useState<ClaimReply | null>(null);
  return (
    <section id="offers" className={styles.part} aria-labelledby="offers-title">
      <h2 id="offers-title">{copy.offers}</h2>
      <StrayAnswer data={data} reply={reply} />
      {offers.state !== 'list' || offers.items.length === 0 ? (
        <NoOffers state={offers.state} data={data} />
      ) : (
        <ul className={styles.cards}>
          {offers.items.map((offer) => (
            <li key={offer.id}>
              <OfferCard offer={offer} data={data} onReply={setReply} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The answer to the claim of an offer that is gone. */
function StrayAnswer({ data: { copy, offers, offline }, reply }: { data: ClaimData; reply: ClaimReply | null }) {
  const ofPage = useActionData<unknown>() as ClaimReply | PromoCodeReply | undefined;
  const answer = reply ?? ofPage;
  if (typeof answer !== 'object' || answer?.kind !== 'claim') return null;
  if (offers.state === 'list' && offers.items.some(({ id }) => id === answer.id)) return null;
  return <ClaimAnswer answer={answer} copy={copy} offline={offline} />;
}

function NoOffers({ state, data: { copy } }: { state: ClaimData['offers']['state']; data: ClaimData }) {
  if (state !== 'list') return <MissingList isOffered={state !== 'not-offered'} copy={copy} retryHref={CLAIM_PATH} />;
  return (
    <EmptyState icon="bonus" title={copy.noOffersTitle}>
      <p>{copy.noOffers}</p>
      <ButtonLink href="/promotions">{copy.toPromotions}</ButtonLink>
    </EmptyState>
  );
}

/** The bonus centre, or the history alone of an operator whose bonuses do not explain themselves. */
export function MyBonusesPage() {
  const data = useLoaderData<typeof loadMyBonuses>();
  return data.kind === 'centre' ? <MyBonuses data={data} /> : <BonusesPage data={data} />;
}
