import { useEffect, useMemo, useRef, useState } from 'react';
import { findServedRegion } from './served-regions';
import { trustServedHtml } from './served-html';

/** A static region: a part of a page that does not change while the page is open, as finished HTML. */
export interface RegionData {
  /** Equal for equal HTML. */
  readonly key: string;
  /** Missing in the data of a document, which holds the HTML itself. */
  readonly html?: string;
}

/**
 * A static region. React neither renders nor hydrates what is in it: links, forms and delegated listeners work there. It is
 * written again only when its HTML is another.
 */
export function Region({ of }: { of: RegionData }) {
  const [shown, setShown] = useState(of);
  if (shown.key !== of.key) setShown(of);
  const { key, html = '' } = shown;
  const trusted = useMemo(() => ({ __html: trustServedHtml(html) }), [html]);
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // React has made the element once more, and had no HTML for it: what was served is still there.
    if (html === '' && !element.current?.hasChildNodes()) element.current?.append(...findServedRegion(key));
  }, [key, html]);

  return <div ref={element} data-region={key} suppressHydrationWarning dangerouslySetInnerHTML={trusted} />;
}
