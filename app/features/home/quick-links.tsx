import { Icon } from '~/ui/icon';
import type { QuickLink } from './quick-links.server';
import styles from './quick-links.module.css';

/** Links to the parts of the site. */
export function QuickLinks({ links, label }: { links: readonly QuickLink[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.links}>
        {links.map(({ label: text, href, icon }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              <Icon name={icon} />
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
