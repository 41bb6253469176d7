import { useEffect, useRef, useState } from 'react';
import { Icon } from '~/ui/icon';
import { useHydrated } from '~/ui/use-hydrated';
import visuallyHidden from '~/ui/visually-hidden.module.css';
import { CHALLENGE_FIELD, SOLUTION_FIELD, type FormChallenge } from './challenge-fields';

/** A form that is challenged again and again is sent by its player, so that it is not sent without end. */
const MAX_SENT_BY_ITSELF = 2;

/**
 * Without JavaScript the player waits and sends the form again. With it a proof of work is done in the background, and the
 * form is sent by itself, with the password. When that fails, it is sent after the wait.
 */
export function ChallengeNotice({ challenge, formId }: { challenge: FormChallenge; formId: string }) {
  const { token, work, texts, instruction, intent } = challenge;
  const [passed, setPassed] = useState({ token: '', solution: '' });
  const notice = useRef<HTMLDivElement>(null);
  const sentByItself = useRef(0);
  const [announcement, setAnnouncement] = useState('');
  const isHydrated = useHydrated();
  const isPassed = passed.token === token;

  useEffect(() => {
    const stop = new AbortController();
    // The pressed button may be a screen below, with the focus.
    notice.current?.scrollIntoView({ block: 'nearest' });
    // The region was empty when it came: screen readers announce changes only.
    // eslint-disable-next-line react-hooks/set-state-in-effect -- only a change after the first render is heard
    setAnnouncement(`${texts.title}. ${texts.working}`);
    void passChallenge(challenge, stop.signal).then((solution) => {
      if (!stop.signal.aborted) setPassed({ token, solution });
    });
    return () => stop.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the same token comes again with the rest of its wait when the form is sent too early: the work goes on
  }, [token, work]);

  useEffect(() => {
    if (!isPassed) return;
    const button = buttonToPress(formId, intent);
    if (!button || sentByItself.current >= MAX_SENT_BY_ITSELF) return setAnnouncement(texts.done);
    sentByItself.current += 1;
    button.click();
  }, [isPassed, formId, intent, texts.done]);

  return (
    <>
      <input type="hidden" name={CHALLENGE_FIELD} value={token} />
      <input type="hidden" name={SOLUTION_FIELD} value={isPassed ? passed.solution : ''} />
      {/* On a page load without JavaScript it has the focus, so that it is read. React itself focuses fields only. */}
      <div ref={notice} data-challenge="" role="group" aria-label={texts.title} tabIndex={-1} autoFocus>
        <Icon name="info" />
        <div>
          <p>
            <strong>{texts.title}</strong>
          </p>
          <p>{texts.reason}</p>
          <p>{isHydrated ? (isPassed ? texts.done : texts.working) : instruction}</p>
        </div>
      </div>
      <span role="status" className={visuallyHidden.text}>
        {announcement}
      </span>
    </>
  );
}

/** The solution, or an empty text when the wait is over first. */
async function passChallenge({ work, waitSeconds }: FormChallenge, signal: AbortSignal): Promise<string> {
  const waited = new Promise<string>((resolve) => {
    const timer = setTimeout(() => resolve(''), waitSeconds * 1000);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
  const solved = import('./solve-challenge.client').then(({ solveChallenge }) => solveChallenge(work, signal));
  return Promise.race([waited, solved.catch(() => waited)]);
}

/** The button that sends the form once more; null when the player has to fill something in first. */
function buttonToPress(formId: string, intent: string | null): HTMLButtonElement | null {
  const form = document.getElementById(formId);
  if (intent !== null) return form?.querySelector<HTMLButtonElement>(`button[name=intent][value="${intent}"]`) ?? null;
  const fields = form?.querySelectorAll<HTMLInputElement>('input:not([type=hidden]):not([readonly])') ?? [];
  if ([...fields].some(({ value }) => value === '')) return null;
  return form?.querySelector<HTMLButtonElement>('button[type=submit]') ?? null;
}
