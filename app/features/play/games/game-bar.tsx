import { useId, type ReactNode } from 'react';
import { FavouritesScope } from '~/features/play/favourites/favourites-scope';
import { CsrfField } from '~/session/csrf-field';
import { PAUSE_PATH } from '~/session/pause-path';
import { Icon } from '~/ui/icon';
import { useHydrated } from '~/ui/use-hydrated';
import { ToolLabel, toolClass } from './bar-tool';
import styles from './game-bar.module.css';
import { GameBarPanel } from './game-bar-panel';
import type { GameData } from './load-game';

interface GameBarProps {
  game: GameData;
  /** The game's name, as a heading of the level that fits the page. */
  heading: ReactNode;
  /** Buttons for the panel, which a phone shows on request. */
  inPanel?: ReactNode;
  children: ReactNode;
}

/** Toolbar above a game: name, stop, panel, Deposit, and the given buttons. 35 px high on a phone. */
export function GameBar({ game, heading, inPanel, children }: GameBarProps) {
  const panelId = useId();
  const { copy } = game;
  return (
    <FavouritesScope codes={game.favourites} isPlayer={game.isPlayer} copy={game}>
      <div className={styles.bar}>
        <div className={styles.name}>
          {heading}
          {game.real && <span className={styles.playMoney}>{copy.playMoney}</span>}
        </div>
        <div className={styles.tools} role="group" aria-label={copy.toolbar}>
          {/* Apart from Deposit, which a quick thumb must not hit in its place. */}
          {game.stop !== null && <StopTool {...game.stop} />}
          <GameBarPanel id={panelId} game={game}>
            {inPanel}
          </GameBarPanel>
          {/* React does not know the attribute yet. */}
          <button type="button" className={`${toolClass} ${styles.more}`} {...{ popovertarget: panelId }}>
            <ToolLabel icon="more">{copy.moreTools}</ToolLabel>
          </button>
          {game.real ? <RealPlayLink real={game.real} copy={copy} /> : <DepositLink copy={copy} />}
          {children}
        </div>
      </div>
    </FavouritesScope>
  );
}

/** Stops all play with one press: the page that follows ends the game. The narrowest bar has words, too: it asks nothing. */
function StopTool({ label, short }: NonNullable<GameData['stop']>) {
  return (
    <form method="post" action={PAUSE_PATH}>
      <CsrfField />
      <button type="submit" className={`${toolClass} ${styles.stop}`} name="kind" value="stop" title={label}>
        <Icon name="pause" />
        <span>{label}</span>
        <span>{short}</span>
      </button>
    </form>
  );
}

/** Opens in a dialog; without JavaScript in a new tab, so that the game keeps running. */
function DepositLink({ copy }: Pick<GameData, 'copy'>) {
  const isHydrated = useHydrated();
  return (
    <a
      className={`${toolClass} ${styles.deposit}`}
      href="/dashboard/deposit"
      target="_blank"
      aria-label={isHydrated ? copy.depositMoney : `${copy.depositMoney} (${copy.newTab})`}
      data-dialog=""
      data-game-deposit=""
    >
      <Icon name="deposit" />
      <span>{copy.deposit}</span>
    </a>
  );
}

/** In place of Deposit while the game is played with play money. */
function RealPlayLink({ real, copy }: { real: NonNullable<GameData['real']>; copy: GameData['copy'] }) {
  return (
    <a className={`${toolClass} ${styles.deposit}`} {...real}>
      <Icon name="play" />
      <span>{copy.playForReal}</span>
    </a>
  );
}
