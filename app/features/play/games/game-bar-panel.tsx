import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { BalanceFigure } from '~/balance/balance-figure';
import { BalanceParts } from '~/balance/balance-parts';
import type { IconName } from '~/ui/icon';
import { PanelToolLabel, toolClass } from './bar-tool';
import styles from './game-bar-panel.module.css';
import type { GameData } from './load-game';
import { useFavourite } from '~/features/play/favourites/use-favourite';

interface GameBarPanelProps {
  id: string;
  game: GameData;
  children: ReactNode;
}

/** React does not know the attribute yet. */
const asPopover = { popover: 'auto' } as object;

/** Whole name, balance, clock and the tools that a phone shows in a panel below the bar, without a script too. */
export function GameBarPanel({ id, game, children }: GameBarPanelProps) {
  const { copy } = game;
  const panel = useRef<HTMLDivElement>(null);
  const extras = useExtras();
  useHide(panel);

  return (
    <div ref={panel} id={id} className={styles.panel} {...asPopover}>
      <p className={styles.fact} data-name="">
        <b translate="no">{game.name}</b>
      </p>
      {game.isPlayer && game.real === null && (
        <p className={styles.fact}>
          <span className={styles.label}>{copy.balance}</span>{' '}
          <span className={styles.figure}>
            <BalanceFigure balance={game.balance} copy={game.live} unknown={copy.balanceUnknown} isShort />
          </span>
        </p>
      )}
      {game.isPlayer && game.real === null && (
        <div className={styles.parts}>
          <BalanceParts parts={game.balanceParts} />
        </div>
      )}
      {extras && (
        <p className={styles.fact} data-late="">
          <span className={styles.label}>{copy.clock}</span>{' '}
          <span className={styles.figure}>
            <extras.Clock zoneOffset={game.zoneOffset} />
          </span>
        </p>
      )}
      {game.sessionFacts.map(({ name, text }) => (
        <p key={name} className={styles.fact} data-session="">
          <span className={styles.label}>{name}</span> <span className={styles.figure}>{text}</span>
        </p>
      ))}
      <FavouriteTool game={game} />
      {extras && <extras.FullScreenTool copy={copy} />}
      <NewTabTool href={game.about} icon="info" label={copy.about} />
      <NewTabTool href="/safer-play" icon="shield" label={copy.saferPlay} />
      {children}
    </div>
  );
}

/** A link to another page, in a new tab so that the game keeps running. */
function NewTabTool({ href, icon, label }: { href: string | null; icon: IconName; label: string }) {
  if (href === null) return null;
  return (
    <a className={toolClass} href={href} target="_blank" title={label}>
      <PanelToolLabel icon={icon}>{label}</PanelToolLabel>
    </a>
  );
}

type Extras = typeof import('./game-bar-extras');

/** The parts that only scripts have. If they do not load, they are missing. */
function useExtras(): Extras | null {
  const [extras, setExtras] = useState<Extras | null>(null);
  useEffect(() => {
    import('./game-bar-extras').then(setExtras, () => undefined);
  }, []);
  return extras;
}

/** Hides the panel after a tap on a tool, and when the focus moves into the game, whose taps close no popover. */
function useHide(panel: RefObject<HTMLDivElement>): void {
  useEffect(() => {
    const element = panel.current;
    const hide = () => element?.hidePopover?.();
    const onClick = ({ target }: MouseEvent) => target instanceof Element && target.closest('a, button') && hide();
    const onBlur = () => document.activeElement instanceof HTMLIFrameElement && hide();
    element?.addEventListener('click', onClick);
    window.addEventListener('blur', onBlur);
    return () => {
      element?.removeEventListener('click', onClick);
      window.removeEventListener('blur', onBlur);
    };
  }, [panel]);
}

/** Absent for guests and without favourites. Without JavaScript in a new tab, so that the game keeps running. */
function FavouriteTool({ game }: { game: GameData }) {
  const favourite = useFavourite(game);
  if (!favourite) return null;
  const { isFavourite, button } = favourite;
  const label = isFavourite ? game.copy.removeFavourite : game.copy.addFavourite;
  const back = encodeURIComponent(game.about ?? game.lobby);
  return (
    <button
      className={toolClass}
      title={label}
      formTarget="_blank"
      formAction={`/favourites?redirectTo=${back}`}
      {...button}
    >
      <PanelToolLabel icon={isFavourite ? 'star-filled' : 'star'}>{label}</PanelToolLabel>
    </button>
  );
}
