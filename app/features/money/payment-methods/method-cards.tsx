import type { PaymentKind } from '~/payments/payment-kind';
import { Badge } from '~/ui/badge';
import { Icon } from '~/ui/icon';
import { MethodTermsList } from './method-parts';
import styles from './methods-page.module.css';
import type { termsOf } from './method-terms.server';

interface MethodCardsProps {
  readonly kind: PaymentKind;
  readonly cards: readonly Card[];
}

interface Card {
  readonly href: string;
  readonly title: string;
  readonly image: string | null;
  /** Says that the player used the method last, and with which amount; null for another. */
  readonly lastUsed: string | null;
  readonly terms: ReturnType<typeof termsOf>;
  /** Why the method takes no amount now; null for one that does. */
  readonly impossible: string | null;
}

/** The payment methods, as links to their forms. One that takes no amount now has no link, but the reason. */
export const MethodCards = ({ kind, cards }: MethodCardsProps) => (
  <ul className={styles.methods}>
    {cards.map((card) => (
      <li key={card.href}>
        {card.impossible === null ? (
          <a href={card.href} data-dialog="" className={styles.method}>
            <CardContents {...{ kind, card }} />
            <Icon name="chevron" />
          </a>
        ) : (
          <div className={styles.impossible}>
            <CardContents {...{ kind, card }} />
          </div>
        )}
      </li>
    ))}
  </ul>
);

function CardContents({ kind, card }: Pick<MethodCardsProps, 'kind'> & { card: Card }) {
  const { title, image, lastUsed, terms, impossible } = card;
  return (
    <>
      <span className={styles.logo}>
        {image === null ? <Icon name={kind} /> : <img src={image} alt="" width="96" height="60" />}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          <span>{title}</span> {lastUsed !== null && <Badge>{lastUsed}</Badge>}
        </span>
        {impossible === null ? <MethodTermsList terms={terms} /> : <span>{impossible}</span>}
      </span>
    </>
  );
}
