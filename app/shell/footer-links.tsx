import { Icon, type IconName } from '~/ui/icon';
import styles from './footer.module.css';

export interface FooterLink {
  readonly label: string;
  readonly href: string;
  readonly icon?: IconName;
}

interface FooterLinksProps {
  title: string;
  links: readonly FooterLink[];
  /** The links lead to other sites: they open a new tab, without an opener and a referrer. */
  external?: boolean;
  /** What the links are of the organisation, for search engines. */
  itemProp?: string;
}

export function FooterLinks({ title, links, external = false, itemProp }: FooterLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav className={styles.group} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ label, href, icon }) => (
          <li key={`${label} ${href}`}>
            <a href={href} itemProp={itemProp} {...(external && { target: '_blank', rel: 'noopener noreferrer' })}>
              {icon && <Icon name={icon} />}
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
