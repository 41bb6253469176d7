import { useEffect } from 'react';
import { ButtonLink } from '~/ui/button';
import { Panel } from '~/ui/panel';
import { Region } from '~/ui/region';
import { offerAnchor } from './bonus-paths';
import styles from './bonus-centre.module.css';
import { ClaimForm, ClaimAnswer } from './claim-form';
import type { ClaimReply } from './claim-in-place.server';
import type { OfferView } from './offer-view.server';
import { ProgressBar } from './progress-bar';
import { useBonusForm } from './use-bonus-form';
import type { CentreData } from './bonus-centre.server';

interface OfferCardProps {
  offer: OfferView;
  data: CentreData;
  /** Called with a reply, because the offer may be gone once the page is read again. */
  onReply(reply: ClaimReply): void;
}

/** A bonus on offer: the claim, or why not and the way to change it. */
export function OfferCard({ offer, data: { copy, offline, path }, onReply }: OfferCardProps) {
  const form = useBonusForm<ClaimReply>((reply) => reply.kind === 'claim' && reply.id === offer.id);
  const { answer } = form;
  useEffect(() => {
    if (typeof answer === 'object') onReply(answer);
  }, [answer, onReply]);
  const titleId = `title-${offer.id}`;
  return (
    <Panel>
      <article id={offerAnchor(offer.id)} className={styles.card} aria-labelledby={titleId}>
        <div className={styles.about}>
          <h3 id={titleId}>{offer.title}</h3>
          <p>{offer.description}</p>
        </div>
        <ClaimAnswer answer={answer} copy={copy} offline={offline} />
        {offer.reason !== null && <p className={styles.reason}>{offer.reason}</p>}
        {offer.progress && <ProgressBar {...offer.progress} label={copy.eligibility} />}
        <Region of={offer.details} />
        <div className={styles.ways}>
          {offer.canClaim && <ClaimForm form={form} path={path} id={offer.id} titleId={titleId} copy={copy} />}
          {offer.action && (
            <ButtonLink look="quiet" href={offer.action.href}>
              {offer.action.label}
            </ButtonLink>
          )}
          {offer.terms !== null && (
            <a href={offer.terms} aria-label={`${copy.terms}: ${offer.title}`}>
              {copy.terms}
            </a>
          )}
        </div>
      </article>
    </Panel>
  );
}
