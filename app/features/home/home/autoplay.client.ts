import { keepJackpotsCurrent } from './jackpots.client';
import { addPauseButton } from './pause-button.client';
import styles from './video-banner.module.css';

/** Autoplay settings by row: slides visible below and from 992 px, gap in pixels, interval and start delay. */
const ROWS = {
  banner: { narrow: 1, wide: 1, gap: 20, everyMs: 5_000, startAfterMs: 0 },
  providers: { narrow: 3, wide: 7, gap: 0, everyMs: 2_000, startAfterMs: 200 },
  payments: { narrow: 3, wide: 7, gap: 5, everyMs: 2_000, startAfterMs: 500 },
};

/**
 * Starts autoplay of rows and the video marked `data-autoplay` once they are visible, except for `prefers-reduced-motion`,
 * and keeps the jackpots current. What fails to load stays static.
 *
 * @returns a function that stops all movement
 */
export function startAutoplay(): () => void {
  const jackpots = document.querySelector('[data-jackpot]')?.closest('ul');
  const endJackpots = jackpots ? keepJackpotsCurrent(jackpots) : ignore;
  const endMovement = moveMarked();
  return () => {
    endJackpots();
    endMovement();
  };
}

function moveMarked(): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return ignore;
  const cleanups = new Set<() => void>();
  const visibility = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      visibility.unobserve(target);
      const element = target as HTMLElement;
      if (element.dataset.autoplay === 'video') cleanups.add(playVideo(element));
      else void moveRow(element).then((end) => cleanups.add(end), ignore);
    }
  });
  for (const element of document.querySelectorAll('[data-autoplay]')) visibility.observe(element);
  cleanups.add(() => visibility.disconnect());
  return () => cleanups.forEach((end) => end());
}

const ignore = () => undefined;

async function moveRow(root: HTMLElement): Promise<() => void> {
  const row = root.querySelector('ul');
  const options = ROWS[root.dataset.autoplay as keyof typeof ROWS];
  if (!row || !options || row.children.length <= options.narrow) return ignore;
  const { startSwiperAutoplay } = await import('./swiper.client');
  if (!root.isConnected) return ignore;
  const autoplay = startSwiperAutoplay(root, row, options);
  const removeButton = addPause(root, (isMoving) => (isMoving ? autoplay.start() : autoplay.stop()));
  return () => {
    autoplay.end();
    removeButton();
  };
}

function playVideo(root: HTMLElement): () => void {
  const video = document.createElement('video');
  Object.assign(video, { muted: true, loop: true, playsInline: true, src: root.dataset.src, className: styles.video });
  video.setAttribute('aria-hidden', 'true');
  root.prepend(video);
  const play = () => void video.play().catch(ignore);
  play();
  const removeButton = addPause(root, (isMoving) => (isMoving ? play() : video.pause()));
  return () => {
    video.remove();
    removeButton();
  };
}

function addPause(root: HTMLElement, toggle: (isMoving: boolean) => void): () => void {
  const place = root.querySelector<HTMLElement>('[data-pause]');
  return place ? addPauseButton(place, toggle) : ignore;
}
