import type { Page } from 'playwright';

/**
 * Finds what does not follow the direction of the page: the logo at the wrong end of the header, texts that are aligned to a
 * fixed side, and icons along the line that point the wrong way.
 */
export function mirrorFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>();
    const isMirrored = document.documentElement.dir === 'rtl';
    const middle = document.documentElement.clientWidth / 2;
    const logo = document.querySelector('header a[href="/"]');
    if (logo?.checkVisibility()) {
      const { left, right } = logo.getBoundingClientRect();
      if (isMirrored !== (left + right) / 2 > middle) faults.add('the logo is at the wrong end of the header');
    }
    for (const element of document.querySelectorAll('main *')) {
      const { textAlign, direction } = getComputedStyle(element);
      if (textAlign === 'left' || textAlign === 'right')
        faults.add(`${nameOf(element)} is aligned to the ${textAlign}`);
      const isOfMachines = element.closest('[dir]:not(html), input:is([type=tel], [type^=date])');
      if ((direction === 'rtl') !== isMirrored && !isOfMachines) faults.add(`${nameOf(element)} runs the wrong way`);
    }
    for (const use of document.querySelectorAll(':is(main, header, footer) svg use')) {
      const icon = use.parentElement;
      if (!icon || !/#(?:back|chevron|external|logout)$/.test(use.getAttribute('href') ?? '')) continue;
      const isTurned = getComputedStyle(icon).scale.startsWith('-1');
      if (isTurned !== isMirrored) faults.add(`${use.getAttribute('href')?.split('#')[1]} points the wrong way`);
    }
    return [...faults];

    function nameOf(element: Element): string {
      return `${element.tagName.toLowerCase()}.${element.className.toString().split(' ', 1)[0] ?? ''}`;
    }
  });
}
