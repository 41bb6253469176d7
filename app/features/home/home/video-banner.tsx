import type { Copy } from '~/i18n/messages';
import styles from './video-banner.module.css';

export interface Video {
  readonly url: string;
  readonly title: string;
}

/**
 * A title over a muted, looping video without controls. With `prefers-reduced-motion` only the title is shown. With
 * JavaScript the video loads when it is visible; without, on wide screens only, because the browser loads it at once.
 */
export function VideoBanner({ video, copy }: { video: Video; copy: Copy<'home'> }) {
  return (
    <section className={styles.banner} aria-label={copy.videoLabel} data-autoplay="video" data-src={video.url}>
      <noscript>
        <video className={styles.video} autoPlay muted loop playsInline aria-hidden="true">
          <source media="(prefers-reduced-motion: no-preference) and (min-width: 768px)" src={video.url} />
        </video>
      </noscript>
      <div className={styles.words}>
        {video.title && <h2 className={styles.title}>{video.title}</h2>}
        <a className={styles.link} href="/casino/live">
          {copy.toTables}
        </a>
      </div>
      <div className={styles.pause} data-pause={copy.pause} data-play={copy.play} />
    </section>
  );
}
