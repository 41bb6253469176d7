import { useState } from 'react';
import { Button } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';

interface CopyCodesProps {
  codes: readonly string[];
  label: string;
  done: string;
}

/** Copies the codes. Rendered only with JavaScript and where the browser offers a clipboard. */
export function CopyCodes({ codes, label, done }: CopyCodesProps) {
  const isHydrated = useHydrated();
  const [isCopied, setIsCopied] = useState(false);
  if (!isHydrated || !('clipboard' in navigator)) return null;
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setIsCopied(true),
      () => undefined,
    );
  return (
    <>
      <Button type="button" look="quiet" onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status">{isCopied && done}</span>
    </>
  );
}
