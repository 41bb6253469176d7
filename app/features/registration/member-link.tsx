/** Link to the login form for visitors with an account. With JavaScript it opens a dialog. */
export function MemberLink({ label, redirectTo }: { label: string; redirectTo: string }) {
  return (
    <a href={`/login?redirectTo=${encodeURIComponent(redirectTo)}`} data-dialog="">
      {label}
    </a>
  );
}
