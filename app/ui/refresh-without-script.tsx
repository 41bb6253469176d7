import type { ReactNode } from 'react';

interface RefreshProps {
  seconds: number;
  href: string;
  /** The page was sent without scripts, to a browser that can run them: `noscript` would not apply. */
  isScriptless: boolean;
  /** Text about the refresh, rendered only with it. */
  children?: ReactNode;
}

export function RefreshWithoutScript({ seconds, href, isScriptless, children }: RefreshProps) {
  const refresh = (
    <>
      <meta httpEquiv="refresh" content={`${seconds};url=${href}`} />
      {children}
    </>
  );
  return isScriptless ? refresh : <noscript>{refresh}</noscript>;
}
