import { CsrfField } from '~/session/csrf-field';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';

/** A native form even with JavaScript: the full page load discards data in memory. */
export function LogoutForm({ label }: { label: string }) {
  return (
    <form method="post" action="/logout">
      <CsrfField />
      <Button look="quiet" type="submit">
        <Icon name="logout" />
        {label}
      </Button>
    </form>
  );
}
