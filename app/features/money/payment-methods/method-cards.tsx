import type { Copy } from '~/i18n/messages';
import type { PaymentKind } from '~/payments/payment-kind';
import { Badge } from '~/ui/badge';
import { Icon } from '~/ui/icon';
import { MethodTermsList } from './method-parts';
import styles from './methods-page.module.css';
import type { termsOf } from './method-terms.server';

interface MethodCardsProps {
  readonly kind: PaymentKind;
  readonly copy: Pick<Copy<'cashier'>, 'lastUsed'>;
  readonly cards: readonly {
    readonly href: string;
    readonly title: string;
    readonly image: string | null;
    /** The method that the player used last. */
    readonly isLast: boolean;
    readonly terms: ReturnType<typeof termsOf>;
  }[];
}

/** The payment methods, as links to their forms. */
export const MethodCards = ({ kind, copy, cards }: MethodCardsProps) => (
  <ul className={styles.methods}>
    {cards.map(({ href, title, image, isLast, terms }) => (
      <li key={href}>
        <a href={href} data-dialog="" className={styles.method}>
          <span className={styles.logo}>
            {image === null ? <Icon name={kind} /> : <img src={image} alt="" width="96" height="60" />}
          </span>
          <span className={styles.words}>
            <span className={styles.title}>
              <span>{title}</span> {isLast && <Badge>{copy.lastUsed}</Badge>}
            </span>
            <MethodTermsList terms={terms} />
          </span>
          <Icon name="chevron" />
        </a>
      </li>
    ))}
  </ul>
);
