import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';

type Axe = typeof import('axe-core');

const SOURCE = readFileSync(path.resolve('node_modules/axe-core/axe.min.js'), 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Judged {
  /** Selector of the only part to judge, such as a dialog over a page that is judged already. */
  readonly only?: string;
  /** Selector of what is not of the site, such as a game in its frame. */
  readonly except?: string;
}

/** What is half there, like a message that comes or goes, has half its contrast. */
const nothingFades = () =>
  !document.getAnimations().some(({ effect }) => {
    const { progress, endTime } = effect?.getComputedTiming() ?? {};
    const isUnderWay = typeof progress === 'number' && progress < 1 && endTime !== Infinity;
    return isUnderWay && effect instanceof KeyframeEffect && effect.getKeyframes().some((frame) => 'opacity' in frame);
  });

/** What axe finds wrong with the page as it stands, by WCAG 2.2 AA and its own good practice: the rule and the elements. */
export async function accessibilityFaults(page: Page, { only, except }: Judged = {}): Promise<string[]> {
  // From the top: what lies half under the header is no smaller for it.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForFunction(nothingFades);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(
    async ({ only, except, rules }) => {
      const { axe } = window as unknown as { axe: Axe };
      const context = { include: only ?? 'html', exclude: except ?? [] };
      const { violations } = await axe.run(context, {
        runOnly: rules,
        resultTypes: ['violations'],
        selectors: false,
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { only, except, rules: RULES },
  );
}
