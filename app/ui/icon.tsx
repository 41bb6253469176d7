import styles from './icon.module.css';
import sprite from './icons.svg?url';

export type IconName =
  | 'user'
  | 'logout'
  | 'close'
  | 'success'
  | 'error'
  | 'warning'
  | 'info'
  | 'globe'
  | 'mark'
  | 'eye'
  | 'eye-off'
  | 'menu'
  | 'bell'
  | 'deposit'
  | 'withdraw'
  | 'sports'
  | 'live-sports'
  | 'esports'
  | 'slot'
  | 'live-casino'
  | 'games'
  | 'bingo'
  | 'tv'
  | 'promotion'
  | 'ticket'
  | 'phone'
  | 'bonus'
  | 'settings'
  | 'home'
  | 'search'
  | 'star'
  | 'star-filled'
  | 'chevron'
  | 'back'
  | 'history'
  | 'lock'
  | 'chat'
  | 'reload'
  | 'external'
  | 'clipboard'
  | 'plus'
  | 'minus'
  | 'clock'
  | 'download'
  | 'jackpot'
  | 'shield'
  | 'filter'
  | 'expand'
  | 'more'
  | 'building'
  | 'loading'
  | 'plane'
  | 'flag-tr'
  | 'flag-en'
  | 'flag-de'
  | 'pause'
  | 'play'
  | 'telegram'
  | 'twitter'
  | 'instagram'
  | 'youtube'
  | 'whatsapp';

/** Icons that point along the line of reading: they are mirrored where texts run from right to left. */
const POINTING: readonly IconName[] = ['back', 'chevron', 'external', 'logout'];

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className={POINTING.includes(name) ? `${styles.icon} ${styles.mirrored}` : styles.icon}
      aria-hidden="true"
      width="20"
      height="20"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
