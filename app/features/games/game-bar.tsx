import type { ReactNode } from 'react';
import { Icon, type IconName } from '~/ui/icon';
import { useHydrated } from '~/ui/use-hydrated';
import styles from './game-bar.module.css';
import type { GameData } from './load-game';

interface GameBarProps {
  game: GameData;
  /** The name, as the heading that it is where it stands. */
  heading: ReactNode;
  children: ReactNode;
}

/** Spec 2.11: the game's name, Deposit, reload, close. 35 px high on a phone. */
export function GameBar({ game: { copy }, heading, children }: GameBarProps) {
  const isHydrated = useHydrated();
  return (
    <div className={styles.bar}>
      <div className={styles.name}>{heading}</div>
      <div className={styles.tools} role="group" aria-label={copy.toolbar}>
        {/* In a dialog over the game; a tab of its own without JavaScript: the game stays. */}
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

/** What a tool shows: its words only where there is room for them. */
export function ToolLabel({ icon, children }: { icon: IconName; children: string }) {
  return (
    <>
      <Icon name={icon} />
      <span className={styles.roomy}>{children}</span>
    </>
  );
}

export const toolClass = styles.tool;
