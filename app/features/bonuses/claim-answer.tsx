import type { Copy } from '~/i18n/messages';
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
  return (
    <div role="alert" data-claim-answer="">
      {answer === 'offline' ? (
        <Notice kind="warning" title={offline} />
      ) : (
        <Notice
          kind={answer.isUnknown ? 'warning' : 'error'}
          title={answer.isUnknown ? copy.unknownTitle : copy.refusedTitle}
        >
          <p>{answer.message}</p>
        </Notice>
      )}
    </div>
  );
}
