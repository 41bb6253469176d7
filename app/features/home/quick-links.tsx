import type { Copy } from '~/i18n/messages';
import { Icon, type IconName } from '~/ui/icon';
import styles from './quick-links.module.css';

const LINKS: readonly { label: keyof Copy<'menus'>; href: string; icon: IconName }[] = [
  { label: 'sports', href: '/spor', icon: 'sports' },
  { label: 'liveSports', href: '/livespor', icon: 'live-sports' },
  { label: 'slot', href: '/casino/slot', icon: 'slot' },
  { label: 'liveCasino', href: '/casino/live', icon: 'live-casino' },
  { label: 'games', href: '/casino/games', icon: 'games' },
  { label: 'bingo', href: '/casino/bingo', icon: 'bingo' },
  { label: 'tvGames', href: '/casino/tvbets', icon: 'tv' },
  { label: 'promotions', href: '/promotions', icon: 'promotion' },
];

/** Links to the parts of the site. */
export function QuickLinks({ menus, label }: { menus: Copy<'menus'>; label: string }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.links}>
        {LINKS.map(({ label: text, href, icon }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              <Icon name={icon} />
              <span>{menus[text]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
