import { useState, type ReactNode } from 'react';
import { Button } from './button';
import { useHydrated } from './use-hydrated';

interface CopyButtonProps {
  readonly text: string;
  readonly label: ReactNode;
  /** Said when the text is in the clipboard. */
  readonly copied: string;
}

/** Copies a text. Rendered only with JavaScript and where the browser offers a clipboard. */
export function CopyButton({ text, label, copied }: CopyButtonProps) {
  const isHydrated = useHydrated();
  const [isCopied, setIsCopied] = useState(false);
  if (!isHydrated || !('clipboard' in navigator)) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => undefined,
    );
  return (
    <>
      <Button type="button" look="quiet" onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status">{isCopied && copied}</span>
    </>
  );
}
