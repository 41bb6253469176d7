import type { Copy } from '~/i18n/messages';

/** The foot of every step. */
export function SignUpLine({ copy }: { copy: Pick<Copy<'recovery'>, 'notMember' | 'signUp'> }) {
  return (
    <p>
      {copy.notMember}{' '}
      <a href="/register" data-dialog="">
        {copy.signUp}
      </a>
    </p>
  );
}
