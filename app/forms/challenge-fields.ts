import type { Copy } from '~/i18n/messages';

export const CHALLENGE_FIELD = 'challenge';
export const SOLUTION_FIELD = 'solution';

/** A challenge in the result of a form. Its texts come with it, because few players ever see one. */
export interface FormChallenge {
  readonly token: string;
  readonly work: string;
  /** Seconds until the form is accepted without a proof. */
  readonly waitSeconds: number;
  /** The value of the button named `intent` that sent the form; null for the form's first button. */
  readonly intent: string | null;
  readonly texts: Copy<'challenge'>;
  /** What a player without scripts has to do. */
  readonly instruction: string;
}

export function readChallengeAnswer(form: FormData): { token: string; solution: string } {
  const read = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { token: read(CHALLENGE_FIELD), solution: read(SOLUTION_FIELD) };
}
