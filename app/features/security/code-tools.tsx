import { useState } from 'react';
import type { Copy } from '~/i18n/messages';
import { Button } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';

interface CodeToolsProps {
  codes: readonly string[];
  copy: Copy<'security'>;
}

/** Copies and prints the codes. Until the scripts run the buttons are disabled, which hides them and keeps their place. */
export function CodeTools({ codes, copy }: CodeToolsProps) {
  const isHydrated = useHydrated();
  const [isCopied, setIsCopied] = useState(false);
  const canCopy = isHydrated && 'clipboard' in navigator;
  const copyCodes = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setIsCopied(true),
      () => undefined,
    );
  return (
    <>
      <Button type="button" look="quiet" disabled={!isHydrated} onClick={() => window.print()}>
        {copy.print}
      </Button>
      <Button type="button" look="quiet" disabled={!canCopy} onClick={() => void copyCodes()}>
        {copy.copy}
      </Button>
      <span role="status">{isCopied && copy.copied}</span>
    </>
  );
}
