import type { Copy } from '~/i18n/messages';
import { CsrfField } from '~/session/csrf-field';
import { Button } from '~/ui/button';
import { ReplyNotice } from '~/forms/confirm-form';
import { Notice } from '~/ui/notice';
import { offerAnchor } from './bonus-paths';
import type { useBonusForm } from './use-bonus-form';
import type { ClaimReply } from './claim-in-place.server';

interface ClaimFormProps {
  form: Pick<ReturnType<typeof useBonusForm>, 'Element' | 'isPending'>;
  /** The page whose action claims. */
  path: string;
  id: string;
  /** Id of the element that names the bonus. */
  titleId: string;
  /** Where a claim leads that succeeds. Default: `path`. */
  redirectTo?: string;
  copy: Pick<Copy<'bonuses'>, 'claim' | 'claiming'>;
}

/** The button that claims a bonus in place. Without a script the page that follows shows the offer. */
export function ClaimForm({ form: { Element, isPending }, path, id, titleId, redirectTo, copy }: ClaimFormProps) {
  return (
    <Element method="post" action={`${path}#${encodeURIComponent(offerAnchor(id))}`}>
      <CsrfField />
      <input type="hidden" name="id" defaultValue={id} />
      {redirectTo !== undefined && <input type="hidden" name="redirectTo" defaultValue={redirectTo} />}
      <Button
        type="submit"
        id={`claim-${id}`}
        aria-labelledby={`claim-${id} ${titleId}`}
        aria-disabled={isPending || undefined}
      >
        {isPending ? copy.claiming : copy.claim}
      </Button>
    </Element>
  );
}

interface ClaimAnswerProps {
  answer: Pick<ClaimReply, 'isUnknown' | 'message'> | 'offline' | undefined;
  copy: Pick<Copy<'bonuses'>, 'refusedTitle' | 'unknownTitle'>;
  offline: string;
}

/** Why a claim brought no bonus, at the place where it was made. */
export function ClaimAnswer({ answer, copy, offline }: ClaimAnswerProps) {
  if (!answer) return null;
  if (answer !== 'offline') return <ReplyNotice {...answer} copy={copy} />;
  return (
    <div role="alert">
      <Notice kind="warning" title={offline} />
    </div>
  );
}
