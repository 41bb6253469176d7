import { CsrfField } from '~/session/csrf-field';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';

/** A plain form even with JavaScript: what the page keeps in memory goes with the whole page. */
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
