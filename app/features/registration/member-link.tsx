/** Spec 2.8: for those who have an account already. Opens the login form, in a dialog where there is JavaScript. */
export function MemberLink({ label, redirectTo }: { label: string; redirectTo: string }) {
  return (
    <a href={`/login?redirectTo=${encodeURIComponent(redirectTo)}`} data-dialog="">
      {label}
    </a>
  );
}
