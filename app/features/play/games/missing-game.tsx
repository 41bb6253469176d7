import type { Copy } from '~/i18n/messages';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import styles from './missing-game.module.css';

interface MissingGameProps {
  copy: Pick<Copy<'games'>, 'noGameTitle' | 'slotLobby' | 'liveLobby'>;
  /** Why there is no game. */
  text: string;
}

export function MissingGame({ copy, text }: MissingGameProps) {
  return (
    <div className={styles.missing}>
      <h1>{copy.noGameTitle}</h1>
      <EmptyState icon="games" title={text}>
        <ButtonLink href="/casino/slot">{copy.slotLobby}</ButtonLink>
        <ButtonLink look="quiet" href="/casino/live">
          {copy.liveLobby}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
