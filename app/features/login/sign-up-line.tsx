import type { LoginData } from './login-form';

/** Spec 2.7: the way to an account, for those who have none. */
export function SignUpLine({ copy }: { copy: LoginData['copy'] }) {
  return (
    <p>
      {copy.notMember}{' '}
      <a href="/register" data-dialog="">
        {copy.signUp}
      </a>
    </p>
  );
}
