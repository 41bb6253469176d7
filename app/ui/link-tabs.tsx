import styles from './link-tabs.module.css';

interface LinkTabsProps {
  label: string;
  /** Further properties are attributes of the link. */
  tabs: readonly { href: string; label: string; isCurrent?: boolean; 'data-dialog'?: '' }[];
}

export function LinkTabs({ label, tabs }: LinkTabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      <ul>
        {tabs.map(({ label: text, isCurrent, ...link }) => (
          <li key={link.href}>
            <a {...link} aria-current={isCurrent ? 'page' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
