import type { Price as PriceData } from './describe-event.server';
import styles from './markets.module.css';
import { Price } from './price';

export interface MarketGroup {
  readonly name: string;
  readonly markets: readonly { readonly id: string; readonly name: string; readonly prices: readonly PriceData[] }[];
}

/** All markets of a match, in groups that can be closed. */
export function Markets({ groups }: { groups: readonly MarketGroup[] }) {
  return groups.map(({ name, markets }) => (
    <details key={name} className={styles.group} open>
      <summary>{name}</summary>
      {markets.map((market) => (
        <section key={market.id} aria-label={market.name}>
          <h2>{market.name}</h2>
          <div className={styles.prices}>
            {market.prices.map((price) => (
              <Price key={price.label} price={price} isWide />
            ))}
          </div>
        </section>
      ))}
    </details>
  ));
}
