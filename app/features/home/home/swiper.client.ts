import Swiper from 'swiper';

interface AutoplayOptions {
  /** Slides visible below 992 px. */
  readonly narrow: number;
  readonly wide: number;
  /** Pixels between two slides, as in the stylesheet. */
  readonly gap: number;
  readonly everyMs: number;
  readonly startAfterMs: number;
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
export function startSwiperAutoplay(
  root: HTMLElement,
  row: HTMLElement,
  { narrow, wide, gap, everyMs, startAfterMs }: AutoplayOptions,
) {
  const swiper = new Swiper(root, {
    cssMode: true,
    wrapperClass: classOf(row),
    slideClass: classOf(row.firstElementChild),
    slidesPerView: narrow,
    spaceBetween: gap,
    breakpoints: { [WIDE_PX]: { slidesPerView: wide } },
    loop: false,
  });
  // From here on Swiper sets the gap between slides.
  root.dataset.moving = '';
  // Swiper's autoplay module asks for every frame to count the time left, which keeps a processor busy.
  const advance = () => void (swiper.isEnd ? swiper.slideTo(0) : swiper.slideNext());
  let isWanted = true;
  let isSeen = true;
  let interval: ReturnType<typeof setInterval> | undefined;
  // After a touch the last element stays hovered.
  const isUnderPointer = () => matchMedia('(hover: hover)').matches && root.matches(':hover');
  const hold = () => clearInterval(interval);
  const go = () => {
    hold();
    if (isWanted && isSeen && !isUnderPointer() && !swiper.wrapperEl.contains(document.activeElement))
      interval = setInterval(advance, everyMs);
  };
  const timer = setTimeout(go, startAfterMs);
  const visibility = new IntersectionObserver(([entry]) => {
    if (entry === undefined || entry.isIntersecting === isSeen) return;
    isSeen = entry.isIntersecting;
    go();
  });
  visibility.observe(root);
  // Autoplay stops under the pointer and while the focus is in the row.
  const onFocusOut = () => void setTimeout(go);
  const listeners = [
    ['mouseenter', hold],
    ['mouseleave', go],
    ['focusin', go],
    ['focusout', onFocusOut],
  ] as const;
  for (const [type, listener] of listeners) root.addEventListener(type, listener);
  return {
    stop() {
      isWanted = false;
      hold();
    },
    start() {
      isWanted = true;
      go();
    },
    /** Removes autoplay; the row scrolls as before. */
    end() {
      clearTimeout(timer);
      hold();
      visibility.disconnect();
      for (const [type, listener] of listeners) root.removeEventListener(type, listener);
      swiper.destroy(true, true);
      delete root.dataset.moving;
    },
  };
}
