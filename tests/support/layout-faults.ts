import type { Page } from 'playwright';

/** The text spacing that readers may set (WCAG 1.4.12). */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/**
 * Applies the reader's text spacing to the page, as a browser extension would. The site's styles cannot override it.
 */
export async function spaceTexts(page: Page, isSpaced: boolean): Promise<void> {
  await page.evaluate(
    (css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    },
    isSpaced ? TEXT_SPACING : '',
  );
}

/** Finds a page wider than the screen, a covered heading, and cut-off texts and choices. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TOLERANCE_PX = 2;
    const faults = new Set<string>();
    const width = document.documentElement.clientWidth;
    const wide = Math.max(document.documentElement.scrollWidth, document.body.scrollWidth);
    if (wide > width) faults.add(`the page is ${wide} px wide on ${width} px`);

    const dialog = document.querySelector('dialog[open]');
    const heading = dialog ? dialog.querySelector('h1, h2') : document.querySelector('main h1');
    if (heading && !document.querySelector('[data-menu][open]') && getComputedStyle(heading).clipPath === 'none') {
      heading.scrollIntoView({ block: 'center' });
      const { left, top, width: wideness, height } = heading.getBoundingClientRect();
      const onTop = document.elementFromPoint(left + Math.min(wideness, 40) / 2, top + height / 2);
      if (!onTop || !(heading.contains(onTop) || onTop.contains(heading)))
        faults.add(`${onTop ? nameOf(onTop) : 'nothing'} lies over the heading`);
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.nodeValue?.trim() || parent.closest('script, style, option, noscript, svg')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const cut = [...range.getClientRects()].map((box) => cutBy(box, parent)).find(Boolean);
      if (cut) faults.add(`${nameOf(cut)} cuts off ${JSON.stringify(node.nodeValue.trim().slice(0, 40))}`);
    }
    for (const select of document.querySelectorAll('select')) {
      const text = select.selectedOptions[0]?.text ?? '';
      if (select.checkVisibility({ visibilityProperty: true }) && widthOf(text, select) > roomOf(select))
        faults.add(`${nameOf(select)} cuts off ${JSON.stringify(text.slice(0, 40))}`);
    }
    return [...faults];

    /** Without the reader's text spacing: browsers size a select without it. */
    function widthOf(text: string, like: Element): number {
      const span = document.createElement('span');
      Object.assign(span.style, { font: getComputedStyle(like).font, position: 'fixed', whiteSpace: 'nowrap' });
      for (const spacing of ['letter-spacing', 'word-spacing']) span.style.setProperty(spacing, 'normal', 'important');
      span.textContent = text;
      document.body.append(span);
      const { width: found } = span.getBoundingClientRect();
      span.remove();
      return found;
    }

    function roomOf(element: Element): number {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
      return element.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
    }

    function nameOf(element: Element): string {
      return `${element.tagName.toLowerCase()}.${element.className.toString().split(' ', 1)[0] ?? ''}`;
    }

    /** The ancestor that hides part of a text for good; null if all of it can be reached. */
    function cutBy(box: DOMRect, parent: Element): Element | null {
      for (let around: Element | null = parent; around && around !== document.body; around = around.parentElement) {
        const { display, position, clipPath, overflowX, overflowY, webkitLineClamp } = getComputedStyle(around);
        if (position === 'absolute' && clipPath !== 'none') return null; // visually hidden: for screen readers only
        if (display === 'inline' || display === 'contents') continue;
        // A clamped text is shown in full on the page that the card links to.
        if (/auto|scroll/.test(overflowX + overflowY) || webkitLineClamp !== 'none') return null;
        const edge = around.getBoundingClientRect();
        const isCutX = box.left < edge.left - TOLERANCE_PX || box.right > edge.right + TOLERANCE_PX;
        const isCutY = box.top < edge.top - TOLERANCE_PX || box.bottom > edge.bottom + TOLERANCE_PX;
        if ((isCutX && overflowX !== 'visible') || (isCutY && overflowY !== 'visible')) return around;
        if (position === 'fixed') return isCutX && box.right > width + TOLERANCE_PX ? around : null;
      }
      return null;
    }
  });
}

/** Animations that run although the reader has asked for reduced motion. */
export function movements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LONGEST_MS = 10;
    return document.getAnimations().flatMap((animation) => {
      const { effect, timeline } = animation;
      const isOfScrolling = !(timeline instanceof DocumentTimeline);
      const { activeDuration = 0, duration = 0 } = effect?.getComputedTiming() ?? {};
      const isShort = Number(duration) <= LONGEST_MS && Number(activeDuration) <= LONGEST_MS;
      if (isOfScrolling || isShort || animation.playState !== 'running') return [];
      if (!(effect instanceof KeyframeEffect)) return [];
      // An animation of visibility alone is no movement.
      const isMovement = effect.getKeyframes().some((frame) => !('visibility' in frame));
      const { target } = effect;
      return isMovement && target?.checkVisibility()
        ? [`${target.tagName.toLowerCase()}.${target.className.toString()} moves`]
        : [];
    });
  });
}
