import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { BonusesPage } from '~/features/money/history/bonuses-page';
import { MissingList } from '~/features/money/history/history-frame';
import { PAUSE_PATH } from '~/session/pause-path';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { LinkTabs } from '~/ui/link-tabs';
import { Notice } from '~/ui/notice';
import { ActiveCard } from './active-card';
import type { OffersPart, CentreData, loadMyBonuses } from './bonus-centre.server';
import styles from './bonus-centre.module.css';
import { ACTIVE_ANCHOR } from './bonus-paths';
import { BONUSES_PATH } from '~/features/money/history/bonuses-path';
import { useFreshBonuses } from './bonus-progress-store';
import type { ClaimReply } from './claim-in-place.server';
import { OfferCard } from './offer-card';
import { PromoCodeForm } from './promo-code-form';
import type { PromoCodeReply } from './promo-code.server';
import { ClaimAnswer } from './claim-form';

/** The bonus centre: what is active comes first, then the promo code, the offers and what is past. */
export function BonusCentre({ data }: { data: CentreData }) {
  useFreshBonuses();
  const { copy, title, path, past, active } = data;
  const at = (part: string, page: string) => (path === page ? `#${part}` : `${page}#${part}`);
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {data.offers && (
        <LinkTabs
          label={copy.parts}
          tabs={[
            ...(active && active.length > 0 ? [{ href: `#${ACTIVE_ANCHOR}`, label: copy.tabActive }] : []),
            { href: '#offers', label: copy.tabOffers },
            { href: at('past', BONUSES_PATH), label: copy.tabPast },
          ]}
        />
      )}
      <Active data={data} />
      {data.offers?.state === 'list' && <PromoCodeForm data={data} />}
      <Offers data={data} />
      {past && (
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
      )}
    </div>
  );
}

function Active({ data: { active, copy } }: { data: CentreData }) {
  const { hash, key } = useLocation();
  // The button that claimed is gone.
  useEffect(() => {
    if (hash === `#${ACTIVE_ANCHOR}`) document.getElementById('active-title')?.focus();
  }, [hash, key]);
  if (!active || active.length === 0) return null;
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

function Offers({ data }: { data: CentreData }) {
  const { copy, offers } = data;
  const [reply, setReply] = useState<ClaimReply | null>(null);
  if (!offers) return null;
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
function StrayAnswer({ data: { copy, offers, offline }, reply }: { data: CentreData; reply: ClaimReply | null }) {
  const ofPage = useActionData<unknown>() as ClaimReply | PromoCodeReply | undefined;
  const answer = reply ?? ofPage;
  if (typeof answer !== 'object' || answer?.kind !== 'claim') return null;
  if (offers?.state === 'list' && offers.items.some(({ id }) => id === answer.id)) return null;
  return <ClaimAnswer answer={answer} copy={copy} offline={offline} />;
}

function NoOffers({ state, data: { copy, path } }: { state: OffersPart['state']; data: CentreData }) {
  switch (state) {
    case 'list':
      return (
        <EmptyState icon="bonus" title={copy.noOffersTitle}>
          <p>{copy.noOffers}</p>
          <ButtonLink href="/promotions">{copy.toPromotions}</ButtonLink>
        </EmptyState>
      );
    case 'paused':
      return (
        <Notice kind="info" title={copy.pausedTitle}>
          <p>{copy.paused}</p>
          <p>
            <a href={PAUSE_PATH}>{copy.toPause}</a>
          </p>
        </Notice>
      );
    default:
      return <MissingList isOffered={state !== 'not-offered'} copy={copy} retryHref={path} />;
  }
}

/** The bonus centre, or the history alone of an operator whose bonuses do not explain themselves. */
export function MyBonusesPage() {
  const data = useLoaderData<typeof loadMyBonuses>();
  return data.kind === 'centre' ? <BonusCentre data={data} /> : <BonusesPage data={data} />;
}
