import { useActionData, useLoaderData, useNavigate, useRevalidator } from '@remix-run/react';
import { useCallback, useState, type MouseEvent } from 'react';
import { useReadAgain } from '~/browser/use-read-again';
import { CsrfField } from '~/session/csrf-field';
import { Button } from '~/ui/button';
import { PanelToolLabel, ToolLabel, toolClass } from './bar-tool';
import { GameBar } from './game-bar';
import { GamePlayer } from './game-player';
import type { GameData } from './load-game';
import { MissingGame } from './missing-game';
import styles from './play-page.module.css';
import type { loadPlay, submitStart } from './play.server';

export function PlayPage() {
  const data = useLoaderData<typeof loadPlay>();
  if (data.kind === 'game') return <GameScreen key={data.play} game={data} />;
  return <MissingGame {...data} />;
}

function GameScreen({ game }: { game: GameData }) {
  const started = useActionData<typeof submitStart>();
  // A revalidation brings a new ticket; the running game keeps its frame.
  const [first] = useState(game.starts ? game.frame : null);
  const frame = first ?? started?.frame ?? null;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const readAgain = useReadAgain();
  const { lobby } = game;
  const onExit = useCallback(() => {
    navigate(lobby);
    // A failed launch leaves a toast and a round changes the balance: reload both.
    revalidate();
  }, [navigate, lobby, revalidate]);
  return (
    <div className={styles.screen} data-game-screen="">
      {frame === null ? (
        <>
          <PageBar game={game} />
          <Start game={game} />
        </>
      ) : (
        <GamePlayer
          game={game}
          frame={frame}
          bar={(reload, latest) => <PageBar game={latest} onReload={reload} />}
          onExit={onExit}
          onBalance={readAgain}
        />
      )}
    </div>
  );
}

function PageBar({ game, onReload }: { game: GameData; onReload?: () => void }) {
  const { copy, name, play, open, lobby } = game;
  const reload = (event: MouseEvent) => {
    if (!onReload) return;
    event.preventDefault();
    onReload();
  };
  return (
    <GameBar
      game={game}
      heading={<h1 translate="no">{name}</h1>}
      inPanel={
        <form method="post" action={open} target="_blank" rel="noopener" title={copy.fullPageHint}>
          <CsrfField />
          <button className={toolClass}>
            <PanelToolLabel icon="external">{copy.fullPage}</PanelToolLabel>
          </button>
        </form>
      }
    >
      <a className={toolClass} href={play} onClick={reload}>
        <ToolLabel icon="reload">{copy.reloadGame}</ToolLabel>
      </a>
      <a className={toolClass} href={lobby}>
        <ToolLabel icon="close">{copy.closeGame}</ToolLabel>
      </a>
    </GameBar>
  );
}

/** Start button for a visit from another site: a foreign link must not start a game. */
function Start({ game: { copy, play } }: { game: GameData }) {
  return (
    <div className={styles.start}>
      <p>{copy.startHint}</p>
      <form method="post" action={play}>
        <CsrfField />
        <Button type="submit">{copy.start}</Button>
      </form>
    </div>
  );
}
