import styles from './confetti.module.css';

const PIECES = 28;

/** Falls by the stylesheet alone, once. Decoration; where motion is not wanted it lies still. */
export function Confetti() {
  return (
    <div className={styles.confetti} aria-hidden="true">
      {Array.from({ length: PIECES }, (_, index) => (
        <i key={index} />
      ))}
    </div>
  );
}
