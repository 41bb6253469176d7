import { Link, useLocation, type LinkProps } from '@remix-run/react';

type PageLinkProps = Omit<LinkProps, 'to' | 'discover' | 'prefetch'> & { to: string };

/**
 * A link to a page of this site, by its path. The server writes the anchor that Remix's link is in HTML: to find that out,
 * Remix takes longer than for all else about a link, and the frame holds forty.
 */
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

/** The same, marked on its page and on those below it. */
export function MarkedLink(props: PageLinkProps) {
  const { pathname } = useLocation();
  return <PageLink {...props} aria-current={isWithin(props.to, pathname) ? 'page' : undefined} />;
}

/** Whether the page at a path is that of a section, or below it. */
export const isWithin = (section: string, pathname: string) =>
  pathname === section || pathname.startsWith(`${section}/`);
