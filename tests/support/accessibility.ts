import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';

type Axe = typeof import('axe-core');

const SOURCE = readFileSync(path.resolve('node_modules/axe-core/axe.min.js'), 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface AxeScope {
  /** Selector of the only part to check, such as a dialog over a page that was checked before. */
  readonly only?: string;
  /** Selectors of parts that are left out, such as third-party content in its frame. */
  readonly except?: string | readonly string[];
  /** Rules of axe that are left out. */
  readonly without?: readonly string[];
}

/** A message that fades in or out has too little contrast until the animation ends. */
const nothingFades = () =>
  !document.getAnimations().some(({ effect }) => {
    const { progress, endTime } = effect?.getComputedTiming() ?? {};
    const isUnderWay = typeof progress === 'number' && progress < 1 && endTime !== Infinity;
    return isUnderWay && effect instanceof KeyframeEffect && effect.getKeyframes().some((frame) => 'opacity' in frame);
  });

/** The violations that axe finds on the page (WCAG 2.2 AA and axe's best practices): the rule and the elements. */
export async function accessibilityFaults(
  page: Page,
  { only, except, without = [] }: AxeScope = {},
): Promise<string[]> {
  // Scrolls to the top: axe measures a target that the header partly covers as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForFunction(nothingFades);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(
    async ({ only, except, without, rules }) => {
      const { axe } = window as unknown as { axe: Axe };
      // A message must not begin to fade while axe works, which takes seconds on a busy machine.
      const held = document
        .getAnimations()
        .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline);
      for (const animation of held) animation.pause();
      const context = { include: only ?? 'html', exclude: typeof except === 'string' ? [except] : [...(except ?? [])] };
      const { violations } = await axe.run(context, {
        runOnly: rules,
        rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations'],
        selectors: false,
      });
      for (const animation of held) animation.play();
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { only, except, without, rules: RULES },
  );
}
