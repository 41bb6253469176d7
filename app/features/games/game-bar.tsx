import type { ReactNode } from 'react';
import { Icon, type IconName } from '~/ui/icon';
import { useHydrated } from '~/ui/use-hydrated';
import styles from './game-bar.module.css';
import type { GameData } from './load-game';

interface GameBarProps {
  game: GameData;
  /** The game's name, as a heading of the level that fits the page. */
  heading: ReactNode;
  children: ReactNode;
}

/** Toolbar above a game: name, Deposit, and the given buttons. 35 px high on a phone. */
export function GameBar({ game: { copy }, heading, children }: GameBarProps) {
  const isHydrated = useHydrated();
  return (
    <div className={styles.bar}>
      <div className={styles.name}>{heading}</div>
      <div className={styles.tools} role="group" aria-label={copy.toolbar}>
        {/* Opens in a dialog; without JavaScript in a new tab, so that the game keeps running. */}
        <a
          className={`${styles.tool} ${styles.deposit}`}
          href="/dashboard/deposit"
          target="_blank"
          aria-label={isHydrated ? copy.depositMoney : `${copy.depositMoney} (${copy.newTab})`}
          data-dialog=""
          data-game-deposit=""
        >
          <Icon name="deposit" />
          <span>{copy.deposit}</span>
        </a>
        {children}
      </div>
    </div>
  );
}

/** Icon and text of a button. The text is hidden where the bar is narrow. */
export function ToolLabel({ icon, children }: { icon: IconName; children: string }) {
  return (
    <>
      <Icon name={icon} />
      <span className={styles.roomy}>{children}</span>
    </>
  );
}

export const toolClass = styles.tool;
