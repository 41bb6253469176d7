import rowHeadStyles from '~/features/play/lobby/row-head.module.css';
import styles from './logo-slider.module.css';

interface LogoSliderProps {
  title: string;
  logos: readonly { name: string; image: string }[];
  look: 'providers' | 'payments';
  copy: { pause: string; play: string; previous: string; next: string };
}

/** A scrolling row of logos: three visible below 992 px, seven from there. JavaScript adds autoplay. */
export function LogoSlider({ title, logos, look, copy }: LogoSliderProps) {
  if (logos.length === 0) return null;
  return (
    <section
      className={look === 'payments' ? `${styles.slider} ${styles.payments}` : styles.slider}
      aria-label={title}
      data-autoplay={look}
    >
      <div className={rowHeadStyles.head}>
        <h2>{title}</h2>
        <div data-pause={copy.pause} data-play={copy.play} />
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region has to be reachable by keyboard */}
      <ul className={styles.row} tabIndex={0} aria-label={title} data-previous={copy.previous} data-next={copy.next}>
        {logos.map(({ name, image }) => (
          <li key={`${name} ${image}`} className={styles.slide}>
            <img src={image} alt={name} width={200} height={64} loading="lazy" decoding="async" />
          </li>
        ))}
      </ul>
    </section>
  );
}
