import { useNavigation } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { ButtonLink } from '~/ui/button';
import { isPlainClick } from '~/browser/clicked-link';
import type { LobbyData } from './use-lobby';
import styles from './more-games.module.css';

interface MoreGamesProps {
  data: LobbyData;
  href: string;
  onMore(href: string): void;
}

/** Link to the view with the next batch. With JavaScript the batch is added to this page. */
export function MoreGames({ data: { copy, shown }, href, onMore }: MoreGamesProps) {
  const { location } = useNavigation();
  const isAdding = location && href.split('#')[0] === `${location.pathname}${location.search}`;
  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (!isAdding) onMore(href);
  }
  return (
    <nav className={styles.more} aria-label={copy.more}>
      <p>{shown}</p>
      <ButtonLink look="quiet" rel="next" href={href} onClick={onClick} aria-disabled={isAdding || undefined}>
        {isAdding ? copy.adding : copy.more}
      </ButtonLink>
    </nav>
  );
}
