import type { LoginData } from './login-form';

/** Spec 2.7: the way to an account, for those who have none. */
export function SignUpLine({ data: { copy, redirectTo } }: { data: LoginData }) {
  return (
    <p>
      {copy.notMember}{' '}
      <a href={`/register?redirectTo=${encodeURIComponent(redirectTo)}`} data-dialog="">
        {copy.signUp}
      </a>
    </p>
  );
}
