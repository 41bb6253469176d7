import type { LoginData } from './login-form';

/** Link to the registration form, below the login form. */
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
