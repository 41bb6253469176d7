import { addPauseButton } from './pause-button.client';
import styles from './video-banner.module.css';

/** Spec section 9: how many show below and from 992 px, the pixels between them, when they move. */
const ROWS = {
  banner: { narrow: 1, wide: 1, gap: 20, everyMs: 5_000, startAfterMs: 0 },
  providers: { narrow: 3, wide: 7, gap: 0, everyMs: 2_000, startAfterMs: 200 },
  payments: { narrow: 3, wide: 7, gap: 5, everyMs: 2_000, startAfterMs: 500 },
};

/**
 * Lets what the page marks with `data-moves` move once it is seen: rows of slides, and the video. Not for players who
 * wish for less motion. Whatever does not arrive stays as it is: a row that scrolls, a title without a video.
 *
 * @returns ends it
 */
export function beginMovement(): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  const endings = new Set<() => void>();
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      const element = target as HTMLElement;
      if (element.dataset.moves === 'video') endings.add(playVideo(element));
      else void moveRow(element).then((end) => endings.add(end), ignore);
    }
  });
  for (const element of document.querySelectorAll('[data-moves]')) seen.observe(element);
  endings.add(() => seen.disconnect());
  return () => endings.forEach((end) => end());
}

const ignore = () => undefined;

async function moveRow(root: HTMLElement): Promise<() => void> {
  const row = root.querySelector('ul');
  const options = ROWS[root.dataset.moves as keyof typeof ROWS];
  if (!row || !options || row.children.length <= options.narrow) return ignore;
  const { startMoving } = await import('./swiper.client');
  if (!root.isConnected) return ignore;
  const moving = startMoving(root, row, options);
  const button = addPause(root, (isMoving) => (isMoving ? moving.start() : moving.stop()));
  return () => {
    moving.end();
    button?.remove();
  };
}

function playVideo(root: HTMLElement): () => void {
  const video = document.createElement('video');
  Object.assign(video, { muted: true, loop: true, playsInline: true, src: root.dataset.src, className: styles.video });
  video.setAttribute('aria-hidden', 'true');
  root.prepend(video);
  const play = () => void video.play().catch(ignore);
  play();
  const button = addPause(root, (isMoving) => (isMoving ? play() : video.pause()));
  return () => {
    video.remove();
    button?.remove();
  };
}

function addPause(root: HTMLElement, toggle: (isMoving: boolean) => void): HTMLElement | undefined {
  const place = root.querySelector<HTMLElement>('[data-pause]');
  return place ? addPauseButton(place, toggle) : undefined;
}
