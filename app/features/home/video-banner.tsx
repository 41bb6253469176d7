import type { Copy } from '~/i18n/messages';
import type { Video } from './home.server';
import styles from './video-banner.module.css';

/**
 * Spec 2.12: a title over a video that plays by itself, without a sound and without controls. A player who wishes for
 * less motion has the title alone. With JavaScript the video is not asked for before it is seen; without, it is on wide
 * screens only, because the browser would load it at once.
 */
export function VideoBanner({ video, copy }: { video: Video; copy: Copy<'home'> }) {
  return (
    <section className={styles.banner} aria-label={copy.videoLabel} data-moves="video" data-src={video.url}>
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
