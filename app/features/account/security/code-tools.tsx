import { useState } from 'react';
import type { Copy } from '~/i18n/messages';
import { Button } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';

interface CodeToolsProps {
  codes: readonly string[];
  copy: Copy<'security'>;
}

/** Buttons that copy and print the codes. Scripts make them: with scripts the codes arrive in a page that has hydrated. */
export function CodeTools({ codes, copy }: CodeToolsProps) {
  const isHydrated = useHydrated();
  const [isCopied, setIsCopied] = useState(false);
  if (!isHydrated) return null;
  const copyCodes = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setIsCopied(true),
      () => undefined,
    );
  return (
    <>
      <Button type="button" look="quiet" onClick={() => window.print()}>
        {copy.print}
      </Button>
      {'clipboard' in navigator && (
        <Button type="button" look="quiet" onClick={() => void copyCodes()}>
          {copy.copy}
        </Button>
      )}
      <span role="status">{isCopied && copy.copied}</span>
    </>
  );
}
