import styles from './confetti.module.css';

export const CONFETTI_PIECES = 20;

/** The class of an element whose pieces, `<i>` elements, fall once. Static for `prefers-reduced-motion`. */
export const confettiClass = styles.confetti;
