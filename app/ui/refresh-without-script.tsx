import type { ReactNode } from 'react';

interface RefreshProps {
  seconds: number;
  /** A page of this site. */
  href: string;
  /** The page was sent without any script, to a browser that may well run some. */
  isScriptless: boolean;
  /** What is said about it, just where it happens. */
  children?: ReactNode;
}

/** Goes on to a page after a while where no script does it: what a script would do there, it does better. */
export function RefreshWithoutScript({ seconds, href, isScriptless, children }: RefreshProps) {
  const refresh = (
    <>
      <meta httpEquiv="refresh" content={`${seconds};url=${href}`} />
      {children}
    </>
  );
  return isScriptless ? refresh : <noscript>{refresh}</noscript>;
}
