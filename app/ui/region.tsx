import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { findServedRegion, takeOver } from './served-regions';
import { trustServedHtml } from './served-html';

/** A static region: a part of a page that does not change while the page is open, as finished HTML. */
export interface RegionData {
  /** Equal for equal HTML. */
  readonly key: string;
  /** Missing in the data of a document, which holds the HTML itself. */
  readonly html?: string;
}

/** Effects before the browser paints; the server has none. */
const useBeforePaint = import.meta.env.SSR ? useEffect : useLayoutEffect;

/** React neither renders nor hydrates what is in it. Where its data comes again, only the elements that differ are replaced. */
export function Region({ of: { key, html } }: { of: RegionData }) {
  const [first] = useState(() => ({ key, content: { __html: trustServedHtml(html ?? '') } }));
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(first.key);

  useBeforePaint(() => {
    const { current } = element;
    // React has made the element once more, and had no HTML for it: what was served is still there.
    if (!current?.hasChildNodes()) current?.append(...findServedRegion(first.key));
    if (shown.current !== key && html !== undefined) {
      if (current) takeOver(current, trustServedHtml(html));
      shown.current = key;
    }
  }, [first, key, html]);

  return <div ref={element} data-region={first.key} suppressHydrationWarning dangerouslySetInnerHTML={first.content} />;
}
