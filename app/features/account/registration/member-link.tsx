import { loginPath } from '~/session/login-link';

/** Link to the login form for visitors with an account. With JavaScript it opens a dialog. */
export function MemberLink({ label, redirectTo }: { label: string; redirectTo: string }) {
  return (
    <a href={loginPath(redirectTo)} data-dialog="">
      {label}
    </a>
  );
}
