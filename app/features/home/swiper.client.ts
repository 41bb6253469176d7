import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';

interface AutoplayOptions {
  /** Slides visible below 992 px. */
  readonly narrow: number;
  readonly wide: number;
  /** Pixels between two slides, as in the stylesheet. */
  readonly gap: number;
  readonly everyMs: number;
  readonly startAfterMs: number;
}

interface AutoplayRow {
  stop(): void;
  start(): void;
  /** Removes autoplay; the row scrolls as before. */
  end(): void;
}

const WIDE_PX = 992;

const classOf = (element: Element | null) => element?.classList[0] ?? '';

/**
 * Adds autoplay to a row of slides. The row stays a scroll-snap list: Swiper only measures and scrolls it (`cssMode`),
 * so none of Swiper's stylesheet is needed.
 *
 * @param root element that holds the row
 * @param row list of slides
 */
export function startAutoplay(
  root: HTMLElement,
  row: HTMLElement,
  { narrow, wide, gap, everyMs, startAfterMs }: AutoplayOptions,
): AutoplayRow {
  const swiper = new Swiper(root, {
    modules: [Autoplay],
    cssMode: true,
    wrapperClass: classOf(row),
    slideClass: classOf(row.firstElementChild),
    slidesPerView: narrow,
    spaceBetween: gap,
    breakpoints: { [WIDE_PX]: { slidesPerView: wide } },
    loop: false,
    autoplay: { delay: everyMs, disableOnInteraction: false, pauseOnMouseEnter: true },
  });
  swiper.autoplay.stop();
  // From here on Swiper sets the gap between slides.
  root.dataset.moving = '';
  let isWanted = true;
  const go = () => void (isWanted && swiper.autoplay.start());
  const hold = () => void swiper.autoplay.stop();
  const timer = setTimeout(go, startAfterMs);
  // Autoplay stops while the focus is in the row.
  swiper.wrapperEl.addEventListener('focusin', hold);
  swiper.wrapperEl.addEventListener('focusout', go);
  return {
    stop() {
      isWanted = false;
      hold();
    },
    start() {
      isWanted = true;
      go();
    },
    end() {
      clearTimeout(timer);
      swiper.wrapperEl.removeEventListener('focusin', hold);
      swiper.wrapperEl.removeEventListener('focusout', go);
      swiper.destroy(true, true);
      delete root.dataset.moving;
    },
  };
}
