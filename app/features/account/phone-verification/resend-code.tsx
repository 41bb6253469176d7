import { useEffect, useState } from 'react';
import { interpolate } from '~/i18n/interpolate';
import type { FormSlot } from '~/forms/form-slot';
import type { Copy } from '~/i18n/messages';
import { RefreshWithoutScript } from '~/ui/refresh-without-script';
import styles from './phone-step.module.css';
import { StepButton } from './step-button';

interface ResendCodeProps {
  slot: FormSlot;
  /** Path of the page and its action. */
  path: string;
  copy: Copy<'phone-code'>;
  /** Seconds until a resend is allowed, by the server's clock. */
  seconds: number;
  lite: boolean;
}

/** Countdown to the resend of a code, then the button for it. Without JavaScript the page reloads after the countdown. */
export function ResendCode({ slot, path, copy, seconds, lite }: ResendCodeProps) {
  const left = useCountdown(seconds);
  if (left === 0) {
    return (
      <div className={styles.resend}>
        <span>{copy.resendQuestion}</span>
        <StepButton slot={slot} action={path} intent="send" label={copy.resend} />
      </div>
    );
  }
  return (
    <div className={styles.resend}>
      <p role="timer">{interpolate(copy.resendIn, { seconds: left })}</p>
      {/* Kept after hydration: removing it would move the content below, maybe under a finger. */}
      <RefreshWithoutScript seconds={seconds + 1} href={path} isScriptless={lite}>
        <p>{copy.resendRefresh}</p>
      </RefreshWithoutScript>
    </div>
  );
}

const TICK_MS = 250;

/** Counts down whole seconds on the browser's clock. */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    // Compares times instead of counting ticks: browsers throttle timers of background tabs.
    const end = performance.now() + seconds * 1000;
    const ticks = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(now);
      if (now === 0) clearInterval(ticks);
    }, TICK_MS);
    return () => clearInterval(ticks);
  }, [seconds]);
  return left;
}
