import { useMatches } from '@remix-run/react';
import styles from './breadcrumb.module.css';
import type { Crumb, PageHandle } from './define-page';
import { PROFILE_ID } from './profile-menu';

interface BreadcrumbProps {
  label: string;
  home: string;
  /** On phones the steps open the player's menu. A guest has no such menu and follows the link. */
  opensProfile: boolean;
}

/** Links to the pages above the current one (docs/product/dashboard.md#dashboard). Pages near the root have none. */
export function Breadcrumb({ label, home, opensProfile }: BreadcrumbProps) {
  const trail = useTrail();
  if (trail.length === 0) return null;
  // For search engines, which read the pages of guests.
  const [list, item, name] = opensProfile ? [] : STRUCTURED;
  const items: readonly Crumb[] = [{ label: home, href: '/' }, ...trail];
  return (
    <nav className={styles.breadcrumb} aria-label={label}>
      <ol {...list}>
        {items.map(({ label: text, href }, index) => (
          <li key={`${index}:${text}`} {...item}>
            {item && <meta itemProp="position" content={String(index + 1)} />}
            {index === items.length - 1 || href === undefined ? (
              <span aria-current={index === items.length - 1 ? 'page' : undefined} itemProp={name}>
                {text}
              </span>
            ) : (
              <>
                <a className={opensProfile ? styles.wide : undefined} href={href} itemProp={item && 'item'}>
                  <span itemProp={name}>{text}</span>
                </a>{' '}
                {opensProfile && (
                  <a className={styles.narrow} href={`#${PROFILE_ID}`}>
                    {text}
                  </a>
                )}
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The breadcrumb as schema.org describes one: attributes of the list, of a step, and of its name. */
const STRUCTURED = [
  { itemScope: true, itemType: 'https://schema.org/BreadcrumbList' },
  { itemScope: true, itemType: 'https://schema.org/ListItem', itemProp: 'itemListElement' },
  'name',
] as const;

function useTrail(): readonly Crumb[] {
  return useMatches().flatMap(({ handle, data }) => (handle as Partial<PageHandle> | undefined)?.crumbs?.(data) ?? []);
}
