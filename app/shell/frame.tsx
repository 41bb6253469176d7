import { Fragment, useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import bottomStyles from './bottom-bar.module.css';
import { Region } from '~/ui/region';
import { LiveBalance } from '~/balance/live-balance';
import { LiveNotifications } from '~/features/support/notifications/live-notifications';
import { Breadcrumb } from './breadcrumb';
import { GameHost } from '~/features/play/games/game-host';
import { DialogHost } from './dialog-host';
import { Footer } from './footer';
import styles from './frame.module.css';
import { Header } from './header';
import mainStyles from './main-nav.module.css';
import { Part } from './part';
import { PauseLine } from './pause-line';
import { Popup } from './popup';
import { ToastScope } from './toast-scope';
import { DialogToaster, Toaster } from './toaster';
import { TopBanner } from './top-banner';
import { useMenuLinks } from './use-menu-links';
import { useMenus } from './use-menus';
import { usePageFocus } from './use-page-focus';
import { useTypedEntries } from './use-typed-entries';
import type { ShellData } from './use-shell';
import noticeStyles from './lite-notice.module.css';
import { LiteForm } from './lite-switch';

/** Toasts come first, so that a screen reader reaches them before the menus; a slow phone draws the popup before the rest. */
export function Frame({ data, children }: { data: ShellData; children: ReactNode }) {
  const copy = data.copy.shell;
  const dialogToaster = useMemo(() => <DialogToaster label={copy.toastRegion} />, [copy.toastRegion]);
  const turn = usePlayersTurn(data.player?.usercode);
  useMenus();
  useMenuLinks();
  usePageFocus();
  useTypedEntries(data.player?.usercode);
  return (
    <ToastScope toasts={data.toasts}>
      <a className={styles.skip} href={data.skipTo}>
        {copy.skipToContent}
      </a>
      <Toaster label={copy.toastRegion} />
      {data.popup && <Popup popup={data.popup} />}
      <div className={styles.frame}>
        {data.liteNotice && <LiteNotice {...data.liteNotice} />}
        {data.banner && <TopBanner banner={data.banner} copy={copy} />}
        <Part>
          <Header data={data} />
          <nav className={mainStyles.nav} aria-label={copy.mainNav}>
            <Region of={data.menus.mainMenu} />
          </nav>
        </Part>
        {/* A div: w3m finds no place by the id of `main`. */}
        <div id="content" className={styles.content} tabIndex={-1}>
          <main className={styles.main}>
            <Part>
              {data.pause !== null && <PauseLine pause={data.pause} copy={copy} />}
              <Breadcrumb label={copy.breadcrumb} home={copy.breadcrumbHome} opensProfile={data.player !== null} />
              <Fragment key={turn}>{children}</Fragment>
            </Part>
          </main>
        </div>
        <Part>
          <Footer data={data} />
        </Part>
      </div>
      <nav className={bottomStyles.bar} aria-label={copy.bottomBar}>
        <Region of={data.menus.bottomBar} />
      </nav>
      <GameHost copy={copy} toaster={dialogToaster} player={data.player?.usercode} />
      <Fragment key={turn}>
        <DialogHost copy={copy} toaster={dialogToaster} />
        <Lazy data={data} />
      </Fragment>
      {data.player && (
        <>
          <LiveBalance player={data.player} />
          <LiveNotifications player={data.player.usercode} unread={data.player.unread} copy={data.copy.live} />
        </>
      )}
    </ToastScope>
  );
}

/** Changes when another player follows in the same document: forms that stay would hold what the last one has typed. */
function usePlayersTurn(player: string | undefined): number {
  const [{ last, turn }, setTurn] = useState({ last: player, turn: 0 });
  // A guest may be the same player, who logs in again.
  if (player && player !== last) setTurn({ last: player, turn: last ? turn + 1 : turn });
  return turn;
}

/** Loads parts of the frame that few pages need. If their script does not arrive, they are missing. */
function Lazy({ data }: { data: ShellData }) {
  const [Parts, setParts] = useState<ComponentType<{ data: ShellData }> | null>(null);
  const isWanted = (data.liveChat ?? data.reminder) !== null;
  useEffect(() => {
    if (!isWanted) return;
    import('./lazy-parts').then(
      (piece) => setParts(() => piece.LazyParts),
      () => undefined,
    );
  }, [isWanted]);
  return Parts && <Parts data={data} />;
}

/** Says that lite mode is on by itself, and lets the player keep it or leave it. */
function LiteNotice({ text, full, keep }: NonNullable<ShellData['liteNotice']>) {
  return (
    <div className={noticeStyles.notice}>
      <p>{text}</p>
      <LiteForm
        look="plain"
        choices={[
          { value: '0', label: full },
          { value: '1', label: keep },
        ]}
      />
    </div>
  );
}
