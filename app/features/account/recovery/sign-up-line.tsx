import type { RecoveryData } from './recovery-form';

/** Link to the registration form, below every step. */
export function SignUpLine({ data: { copy, signUpHref } }: { data: Pick<RecoveryData, 'copy' | 'signUpHref'> }) {
  return (
    <p>
      {copy.notMember}{' '}
      <a href={signUpHref} data-dialog="">
        {copy.signUp}
      </a>
    </p>
  );
}
