import styles from './field.module.css';
import { Icon } from './icon';
import { normaliseLine } from '~/lib/normalise-text';
import { useHydrated } from './use-hydrated';

const MAX_COPIED = 10_000;

/** Pastes the clipboard into an input. Rendered only with JavaScript and where the browser offers a clipboard. */
export function PasteButton({ inputId, label }: { inputId: string; label: string }) {
  const isHydrated = useHydrated();
  if (!isHydrated || !('clipboard' in navigator)) return null;
  async function paste() {
    const input = document.getElementById(inputId);
    if (!(input instanceof HTMLInputElement)) return;
    // Rejected when the player declines the browser's permission prompt.
    const copied = await navigator.clipboard.readText().catch(() => null);
    if (copied !== null) input.value = normaliseLine(copied.slice(0, MAX_COPIED));
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  }
  return (
    <button
      type="button"
      className={styles.end}
      aria-label={label}
      aria-controls={inputId}
      onClick={() => void paste()}
    >
      <Icon name="clipboard" />
    </button>
  );
}
