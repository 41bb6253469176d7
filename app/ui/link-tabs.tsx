import styles from './link-tabs.module.css';

interface LinkTabsProps {
  label: string;
  /** Further properties are attributes of the link. */
  tabs: readonly { href: string; label: string; isCurrent?: boolean; 'data-dialog'?: '' }[];
}

/** Links that look like tabs: each view has its own address. */
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
