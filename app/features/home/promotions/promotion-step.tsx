import { CLAIM_PATH } from '~/features/money/bonuses/bonus-paths';
import { ClaimForm, ClaimAnswer } from '~/features/money/bonuses/claim-form';
import type { ClaimReply } from '~/features/money/bonuses/claim-in-place.server';
import { useBonusForm } from '~/features/money/bonuses/use-bonus-form';
import { ButtonLink } from '~/ui/button';
import type { NextStep } from './next-step.server';
import styles from './promotion-step.module.css';

interface PromotionStepProps {
  step: NextStep | null;
  copy: PromotionCopy;
  /** Id of the element with the promotion's title. */
  titleId: string;
  /** The page or dialog that a claim leads back to. */
  here: string;
  /** In a list, where many steps stand side by side. */
  isInList?: boolean;
}

export type PromotionCopy = Record<
  'claim' | 'claiming' | 'refusedTitle' | 'unknownTitle' | 'offline' | 'terms',
  string
>;

/** What the visitor does next: join, log in, claim in place, deposit, play or go on with an active bonus. */
export function PromotionStep({ step, copy, titleId, here, isInList = false }: PromotionStepProps) {
  if (step === null) return null;
  return (
    <div className={styles.step} data-step="">
      {step.state !== null && <p>{step.state}</p>}
      {step.claim !== null && <Claim id={step.claim} copy={copy} titleId={titleId} here={here} />}
      {step.links.length > 0 && (
        <p>
          {step.links.map(({ href, label, isDialog }, index) => (
            <ButtonLink
              key={href}
              href={href}
              {...((isInList || index > 0) && { look: 'quiet' })}
              {...(isDialog && { 'data-dialog': '' })}
            >
              {label}
            </ButtonLink>
          ))}
        </p>
      )}
      {step.terms !== null && !isInList && <a href={step.terms}>{copy.terms}</a>}
    </div>
  );
}

function Claim({ id, copy, titleId, here }: Pick<PromotionStepProps, 'copy' | 'titleId' | 'here'> & { id: string }) {
  const form = useBonusForm<ClaimReply>(() => false);
  return (
    <>
      <ClaimAnswer answer={form.answer} copy={copy} offline={copy.offline} />
      <ClaimForm form={form} path={CLAIM_PATH} id={id} titleId={titleId} redirectTo={here} copy={copy} />
    </>
  );
}
