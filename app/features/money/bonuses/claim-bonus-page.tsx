import type { SerializeFrom } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { MissingList } from '~/features/money/history/history-frame';
import { CsrfField } from '~/session/csrf-field';
import { Button, ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Panel } from '~/ui/panel';
import styles from './claim-bonus-page.module.css';
import { ClaimCentre } from './bonus-centre-page';
import type { loadClaimBonus } from './bonus-centre.server';
import type { loadOffers } from './claim-bonus.server';

/** What the centre offers, or the offers alone of an operator whose bonuses do not explain themselves. */
export function ClaimBonusPage() {
  const data = useLoaderData<typeof loadClaimBonus>();
  return data.kind === 'centre' ? <ClaimCentre data={data} /> : <PlainOffers {...data} />;
}

type Data = SerializeFrom<typeof loadOffers>;

function PlainOffers({ copy, offers, failure }: Data) {
  return (
    <div className={styles.page}>
      <h1>{copy.title}</h1>
      {offers.length === 0 ? (
        <NoOffers copy={copy} failure={failure} />
      ) : (
        <>
          <p className={styles.intro}>{copy.intro}</p>
          <ul className={styles.offers}>
            {offers.map(({ id, title, description }) => (
              <li key={id}>
                <Panel>
                  <form method="post" className={styles.offer}>
                    <CsrfField />
                    <input type="hidden" name="id" defaultValue={id} />
                    <h2 id={`offer-${id}`}>{title}</h2>
                    <p className={styles.description}>{description}</p>
                    <Button type="submit" id={`claim-${id}`} aria-labelledby={`claim-${id} offer-${id}`}>
                      {copy.claim}
                    </Button>
                  </form>
                </Panel>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function NoOffers({ copy, failure }: Pick<Data, 'copy' | 'failure'>) {
  if (failure !== null)
    return <MissingList isOffered={failure !== 'not-offered'} copy={copy} retryHref="/dashboard/claim-bonus" />;
  return (
    <EmptyState icon="bonus" title={copy.emptyTitle}>
      <ButtonLink href="/dashboard/bonuses">{copy.mine}</ButtonLink>
    </EmptyState>
  );
}
