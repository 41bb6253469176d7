import { Link, useLocation, type LinkProps } from '@remix-run/react';

type PageLinkProps = Omit<LinkProps, 'to' | 'discover' | 'prefetch'> & { to: string };

/** The server renders a plain anchor with the HTML of Remix's `Link`, which costs more than all else for a link. */
export function PageLink({ to, children, ...props }: PageLinkProps) {
  if (import.meta.env.SSR)
    return (
      <a {...props} href={to}>
        {children}
      </a>
    );
  return (
    <Link {...props} to={to} discover="none">
      {children}
    </Link>
  );
}

/** A `PageLink` that is marked on its page and on the pages below it. */
export function MarkedLink(props: PageLinkProps) {
  const { pathname } = useLocation();
  return <PageLink {...props} aria-current={isWithinSection(props.to, pathname) ? 'page' : undefined} />;
}

/** Whether an entry of a menu stands for a page: that of the section, or below it. A section with a query must match exactly. */
export const isCurrentSection = (section: string, { pathname, search }: { pathname: string; search: string }) =>
  section.includes('?') ? pathname + search === section : isWithinSection(section, pathname);

/** Whether a path is that of a section, or below it. */
export const isWithinSection = (section: string, pathname: string) =>
  pathname === section || pathname.startsWith(`${section}/`);
