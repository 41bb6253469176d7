import type { Page } from 'playwright';
import { afterRepaint } from './after-repaint';

const CONTROLS = 'a[href], button, summary, input:not([type=hidden]), select, textarea, [role=option], [role=button]';

/**
 * Finds what is lost in forced colours (`forced-colors: active`): controls that only a background shows, and focused
 * controls without an outline. Afterwards the page has its usual colours and no focus.
 *
 * @param part selector of the part to check
 */
export async function lostInForcedColours(page: Page, part = 'body'): Promise<string[]> {
  const controls = `${part} :is(${CONTROLS})`;
  const grounds = await page.evaluate(groundsOf, controls);
  await page.emulateMedia({ forcedColors: 'active', contrast: 'more' });
  await afterRepaint(page);
  // A key press, so that `:focus-visible` matches.
  await page.keyboard.press('Shift');
  const lost = await page.evaluate(lostAmong, { controls, grounds });
  await page.emulateMedia({ forcedColors: null, contrast: null });
  return lost;
}

/** Whether each control has a background of its own, in document order. */
function groundsOf(controls: string): boolean[] {
  return [...document.querySelectorAll(controls)].map((control) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(control);
    return backgroundImage !== 'none' || !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor);
  });
}

function lostAmong({ controls, grounds }: { controls: string; grounds: readonly boolean[] }): string[] {
  const faults = new Set<string>();
  document.querySelectorAll<HTMLElement>(controls).forEach((control, index) => {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert], [aria-hidden=true]'))
      return;
    if (grounds[index] && !hasShape(control)) faults.add(`${nameOf(control)} has no shape`);
    control.focus({ preventScroll: true });
    if (document.activeElement === control && !isMarked(control)) faults.add(`${nameOf(control)} has no focus`);
    control.blur();
  });
  return [...faults];

  function nameOf(element: HTMLElement): string {
    return `${element.tagName.toLowerCase()} ${JSON.stringify((element.ariaLabel ?? element.innerText).slice(0, 40))}`;
  }

  /**
   * Whether the control stays visible by a border, an underline, a picture, the browser's own style, or exempted
   * colours.
   */
  function hasShape(element: HTMLElement): boolean {
    const style = getComputedStyle(element);
    return (
      style.forcedColorAdjust === 'none' ||
      (style.borderBlockEndStyle !== 'none' && style.borderBlockEndWidth !== '0px') ||
      style.textDecorationLine.includes('underline') ||
      element.querySelector('svg, img, picture, iframe') !== null ||
      (element instanceof HTMLInputElement && style.appearance !== 'none')
    );
  }

  function isMarked(element: HTMLElement): boolean {
    // The outline of a custom checkbox is drawn on an element beside the input.
    const whole = element.closest('label') ?? element;
    return [whole, ...whole.querySelectorAll('*')].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(part);
      return outlineStyle !== 'none' && outlineWidth !== '0px';
    });
  }
}
