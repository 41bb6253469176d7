import styles from './link-tabs.module.css';

interface LinkTabsProps {
  label: string;
  tabs: readonly { href: string; label: string; isCurrent: boolean }[];
}

/** Views of one thing, each with an address of its own: links in a row, the current one marked. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      <ul>
        {tabs.map(({ href, label: text, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
