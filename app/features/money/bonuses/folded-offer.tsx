import { ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { BonusTerms, type BonusTermsProps } from './bonus-terms';
import styles from './bonus-centre.module.css';
import { offerTitleId } from './bonus-paths';
import { ProgressBar } from './progress-bar';

interface FoldedOfferProps {
  readonly offer: {
    readonly id: string;
    readonly title: string;
    readonly amount: string | null;
    readonly line: string;
    readonly wagering: string | null;
    readonly progress: { readonly percent: number; readonly text: string; readonly missing: string | null } | null;
    readonly action: { readonly href: string; readonly label: string } | null;
  };
  readonly terms: BonusTermsProps & { readonly copy: { readonly eligibility: string } };
}

/** An offer that cannot be claimed: why not in sight; how far the player is, what to do and the terms folded away. */
export const FoldedOffer = ({ offer, terms }: FoldedOfferProps) => (
  <details className={styles.folded}>
    <summary>
      <h3 id={offerTitleId(offer.id)}>{offer.title}</h3>
      {offer.amount !== null && <strong translate="no">{offer.amount}</strong>}
      <span className={styles.reason}>
        {offer.line} {offer.progress?.missing}
      </span>
      <Icon name="chevron" />
    </summary>
    {offer.progress && (
      <ProgressBar percent={offer.progress.percent} text={offer.progress.text} label={terms.copy.eligibility} />
    )}
    {offer.wagering !== null && <p className={styles.line}>{offer.wagering}</p>}
    {offer.action && (
      <ButtonLink look="quiet" href={offer.action.href}>
        {offer.action.label}
      </ButtonLink>
    )}
    <BonusTerms {...terms} />
  </details>
);
