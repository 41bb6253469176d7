import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';

type Axe = typeof import('axe-core');

const SOURCE = readFileSync(path.resolve('node_modules/axe-core/axe.min.js'), 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that axe counts as experiments. */
const MORE_RULES = ['label-content-name-mismatch'];

interface AxeScope {
  /** Selector of the only part to check, such as a dialog over a page that was checked before. */
  readonly only?: string;
  /** Selectors of parts that are left out, such as third-party content in its frame. */
  readonly except?: string | readonly string[];
  /** Rules of axe that are left out. */
  readonly without?: readonly string[];
}

/**
 * Runs axe in the page, while no message fades in or out: a half faded message has too little contrast. Animations are
 * held meanwhile, because axe takes seconds on a busy machine. If a message comes in that time, axe runs again.
 */
const runAxe = async ({
  only,
  except,
  without,
  rules,
  more,
}: Required<Omit<AxeScope, 'only'>> & { only?: string | undefined; rules: string[]; more: string[] }) => {
  const { axe } = window as unknown as { axe: Axe };
  const fades = ({ effect }: Animation) =>
    effect instanceof KeyframeEffect &&
    effect.getComputedTiming().endTime !== Infinity &&
    effect.getKeyframes().some((frame) => 'opacity' in frame);
  const isUnderWay = ({ effect, playState }: Animation) => {
    const progress = effect?.getComputedTiming().progress;
    return playState === 'running' && typeof progress === 'number' && progress < 1;
  };
  let hasMessageCome = false;
  document.addEventListener('animationstart', ({ target }) => {
    if (target instanceof Element && target.getAnimations().some(fades)) hasMessageCome = true;
  });
  for (;;) {
    while (document.getAnimations().some((animation) => fades(animation) && isUnderWay(animation)))
      await new Promise(requestAnimationFrame);
    const held = document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline);
    for (const animation of held) animation.pause();
    hasMessageCome = false;
    const { violations } = await axe.run(
      { include: only ?? 'html', exclude: [...except] },
      {
        runOnly: rules,
        rules: Object.fromEntries([...more, ...without].map((rule) => [rule, { enabled: more.includes(rule) }])),
        resultTypes: ['violations'],
        selectors: false,
      },
    );
    for (const animation of held) animation.play();
    if (!hasMessageCome) return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }
};

/** The violations that axe finds on the page (WCAG 2.2 AA and axe's best practices): the rule and the elements. */
export async function accessibilityFaults(
  page: Page,
  { only, except = [], without = [] }: AxeScope = {},
): Promise<string[]> {
  // Scrolls to the top: axe measures a target that the header partly covers as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(runAxe, { only, except: [except].flat(), without, rules: RULES, more: MORE_RULES });
}
