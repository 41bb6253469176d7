interface SignUpLineProps {
  readonly copy: { readonly notMember: string; readonly signUp: string };
  readonly href: string;
}

/** Link to the registration form, below the forms of players who cannot log in yet. */
export function SignUpLine({ copy, href }: SignUpLineProps) {
  return (
    <p>
      {copy.notMember}{' '}
      <a href={href} data-dialog="">
        {copy.signUp}
      </a>
    </p>
  );
}
