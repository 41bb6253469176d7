import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';

interface MovingOptions {
  /** How many slides show below and from 992 px (spec section 9). */
  readonly narrow: number;
  readonly wide: number;
  /** Pixels between two slides, as the stylesheet has them. */
  readonly gap: number;
  readonly everyMs: number;
  readonly startAfterMs: number;
}

interface Moving {
  stop(): void;
  start(): void;
  /** Leaves the row as the stylesheet alone has it. */
  end(): void;
}

const WIDE_PX = 992;

const classOf = (element: Element | null) => element?.classList[0] ?? '';

/**
 * Lets a row of slides move by itself. The row stays what it is, a list that scrolls and snaps: swiper measures it and
 * scrolls it, nothing more, so that none of its stylesheet is needed.
 *
 * @param root holds the row
 * @param row a list of slides
 */
export function startMoving(
  root: HTMLElement,
  row: HTMLElement,
  { narrow, wide, gap, everyMs, startAfterMs }: MovingOptions,
): Moving {
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
  // The gap between slides is swiper's from here on.
  root.dataset.moving = '';
  let isWanted = true;
  const go = () => void (isWanted && swiper.autoplay.start());
  const hold = () => void swiper.autoplay.stop();
  const timer = setTimeout(go, startAfterMs);
  // Nothing moves away under somebody who walks through it by keyboard.
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
