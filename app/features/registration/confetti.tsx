import styles from './confetti.module.css';

const PIECES = 28;

/** CSS-only confetti that falls once. It is decoration, and static for `prefers-reduced-motion`. */
export function Confetti() {
  return (
    <div className={styles.confetti} aria-hidden="true">
      {Array.from({ length: PIECES }, (_, index) => (
        <i key={index} />
      ))}
    </div>
  );
}
