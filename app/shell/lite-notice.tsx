import styles from './lite-notice.module.css';
import { LiteForm } from './lite-switch';
import type { ShellData } from './use-shell';

/** Says that lite mode is on by itself, and lets the player keep it or leave it. */
export function LiteNotice({ text, full, keep }: NonNullable<ShellData['liteNotice']>) {
  return (
    <div className={styles.notice}>
      <p>{text}</p>
      <LiteForm
        look="plain"
        choices={[
          { value: '0', label: full },
          { value: '1', label: keep },
        ]}
      />
    </div>
  );
}
