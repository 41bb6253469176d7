import { useEffect } from 'react';
import { Panel } from '~/ui/panel';
import { Region } from '~/ui/region';
import { CLAIM_PATH, offerAnchor, offerTitleId } from './bonus-paths';
import styles from './bonus-centre.module.css';
import { ClaimForm, ClaimAnswer } from './claim-form';
import type { ClaimReply } from './claim-in-place.server';
import type { OfferView } from './offer-view.server';
import { useBonusForm } from './use-bonus-form';
import type { ClaimData } from './bonus-centre.server';

interface OfferCardProps {
  offer: OfferView;
  data: ClaimData;
  /** Called with a reply, because the offer may be gone once the page is read again. */
  onReply(reply: ClaimReply): void;
}

export function OfferCard({ offer, data: { copy, offline }, onReply }: OfferCardProps) {
  const form = useBonusForm<ClaimReply>((reply) => reply.kind === 'claim' && reply.id === offer.id);
  const { answer } = form;
  useEffect(() => {
    if (typeof answer === 'object') onReply(answer);
  }, [answer, onReply]);
  const titleId = offerTitleId(offer.id);
  const claimAnswer = <ClaimAnswer answer={answer} copy={copy} offline={offline} />;
  return (
    <Panel>
      <article id={offerAnchor(offer.id)} className={styles.card} aria-labelledby={titleId}>
        {offer.canClaim ? (
          <>
            <div className={styles.about}>
              <h3 id={titleId}>{offer.title}</h3>
              {offer.amount !== null && <strong translate="no">{offer.amount}</strong>}
            </div>
            {claimAnswer}
            <p className={styles.line}>{offer.line}</p>
            {offer.wagering !== null && <p className={styles.line}>{offer.wagering}</p>}
            <div className={styles.ways}>
              <ClaimForm form={form} path={CLAIM_PATH} id={offer.id} titleId={titleId} copy={copy} />
              <Region of={offer.region} />
            </div>
          </>
        ) : (
          <>
            {claimAnswer}
            <Region of={offer.region} />
          </>
        )}
      </article>
    </Panel>
  );
}
