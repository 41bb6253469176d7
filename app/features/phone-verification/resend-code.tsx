import { fill } from '~/i18n/fill';
import type { FormSlot } from '~/forms/form-slot';
import type { Copy } from '~/i18n/messages';
import { RefreshWithoutScript } from '~/ui/refresh-without-script';
import styles from './phone-step.module.css';
import { StepButton } from './step-button';
import { useCountdown } from './use-countdown';

interface ResendCodeProps {
  slot: FormSlot;
  /** The page, which is its own action. */
  path: string;
  copy: Copy<'phone-code'>;
  /** As the server counts them. */
  seconds: number;
  lite: boolean;
}

/** Spec 2.10: when another code may be asked for, then the way to ask. Without JavaScript the page comes back by itself. */
export function ResendCode({ slot, path, copy, seconds, lite }: ResendCodeProps) {
  const left = useCountdown(seconds);
  if (left === 0) {
    return (
      <div className={styles.resend}>
        <span>{copy.resendQuestion}</span>
        <StepButton slot={slot} action={path} intent="send">
          {copy.resend}
        </StepButton>
      </div>
    );
  }
  return (
    <div className={styles.resend}>
      <p role="timer">{fill(copy.resendIn, { seconds: left })}</p>
      {/* Nothing goes when the page comes alive: what stands below would move from under a finger. */}
      <RefreshWithoutScript seconds={seconds + 1} href={path} isScriptless={lite}>
        <p>{copy.resendRefresh}</p>
      </RefreshWithoutScript>
    </div>
  );
}
