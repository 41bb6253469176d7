import type { SerializeFrom } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { BookPage } from '~/features/betting/book/book-page';
import { guardedLink } from '~/session/login-link';
import { PAUSE_PATH } from '~/session/pause-path';
import { ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { ThirdPartyFrame } from '~/features/play/provider-frame/third-party-frame';
import styles from './sportsbook-page.module.css';
import type { loadSports } from './sportsbook.server';

type SportsbookData = SerializeFrom<typeof loadSports>;

/** The matches of a book, or the operator's own page of it in a frame. */
export function SportsbookPage() {
  const data = useLoaderData<typeof loadSports>();
  return data.kind === 'book' ? <BookPage data={data} /> : <FramedBook data={data} />;
}

function FramedBook({ data }: { data: Extract<SportsbookData, { kind: 'frame' }> }) {
  const { copy, title, isGuest, frame, open } = data;
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <h1>{title}</h1>
        {isGuest && <a {...guardedLink(here, false)}>{copy.logIn}</a>}
        <ButtonLink look="quiet" href={open} target="_blank" rel="noopener noreferrer" title={copy.fullPageHint}>
          <Icon name="external" />
          <span>{copy.fullPage}</span>
        </ButtonLink>
      </div>
      <div className={styles.frame}>
        <ThirdPartyFrame
          src={frame}
          title={title}
          slow={
            <p>
              {copy.slow} <a href={here}>{copy.reload}</a>
            </p>
          }
          lost={
            <p>
              {copy.lost} <a href={here}>{copy.reload}</a>
            </p>
          }
          paused={
            <p>
              {copy.paused} <a href={PAUSE_PATH}>{copy.toPause}</a>
            </p>
          }
        />
      </div>
    </div>
  );
}
