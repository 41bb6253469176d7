import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import type { NoFunds } from './funds.server';
import './cashier.css';

/** In place of a form that could not be sent: what is missing, and where to go. */
export function NoFundsMessage({ noFunds: { title, text, links } }: { noFunds: NoFunds }) {
  return (
    <EmptyState icon="withdraw" title={title}>
      <p>{text}</p>
      <p data-no-funds="">
        {links.map(({ href, label }, index) => (
          <ButtonLink key={href} href={href} {...(index > 0 && { look: 'quiet' })}>
            {label}
          </ButtonLink>
        ))}
      </p>
    </EmptyState>
  );
}
