import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb';
import { GameHost } from '~/features/games/game-host';
import { DialogHost } from './dialog-host';
import { Footer } from './footer';
import styles from './frame.module.css';
import { Header } from './header';
import { Toaster } from './toaster';
import type { ShellData } from './use-shell';

/** The frame of every page: header, content, footer, messages, and the window for dialogs. */
export function Frame({ data, children }: { data: ShellData; children: ReactNode }) {
  const copy = data.copy.shell;
  return (
    <>
      <a className={styles.skip} href="#content">
        {copy.skipToContent}
      </a>
      <div className={styles.frame}>
        <Header data={data} />
        <main id="content" className={styles.main} tabIndex={-1}>
          <Breadcrumb label={copy.breadcrumb} home={copy.breadcrumbHome} />
          {children}
        </main>
        <Footer data={data} />
      </div>
      <Toaster toasts={data.toasts} copy={copy} />
      <GameHost />
      <DialogHost copy={copy} />
    </>
  );
}
