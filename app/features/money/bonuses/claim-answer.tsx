import type { Copy } from '~/i18n/messages';
import { ReplyNotice } from '~/forms/confirm-form';
import { Notice } from '~/ui/notice';
import type { ClaimReply } from './claim-in-place.server';

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
