import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * Pages are mirrored where texts run from right to left, so styles name the start and the end of a line, not left and right.
 * What has no logical form is multiplied by `--inline`, or says `--start` and `--end` (app/ui/base.css).
 */

const SIDE = '(?:left|right)';

const NAMES = new RegExp(
  String.raw`^(?:${SIDE}|(?:margin|padding|border|scroll-margin|scroll-padding)-${SIDE}.*|border-(?:top|bottom)-${SIDE}-radius)$`,
);
const KEYWORDS = /^(?:text-align(?:-last)?|float|clear|object-position|background-position(?:-x)?|transform-origin)$/;
const BOXES = /^(?:margin|padding|inset|scroll-margin|scroll-padding|border-(?:width|color|style))$/;
const NONE = /^-?0[a-z%]*$/;

/** The parts of a value, not split within brackets. */
function partsOf(value: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  for (const part of value.split(/\s+/)) {
    if (depth > 0) parts[parts.length - 1] += ` ${part}`;
    else parts.push(part);
    depth += part.split('(').length - part.split(')').length;
  }
  return parts;
}

/** The layers of a value with commas, such as shadows. */
const layersOf = (value: string) => value.split(/,(?![^(]*\))/).map((layer) => layer.trim());

const isMirrored = (part: string) => part.includes('var(--inline)');

/** Whether a declaration looks the same from the left and from the right, or is mirrored. */
function isLogical(property: string, value: string): boolean {
  if (NAMES.test(property)) return false;
  if (KEYWORDS.test(property) && new RegExp(String.raw`\b${SIDE}\b`).test(value)) return false;
  if (new RegExp(String.raw`gradient\([^)]*\bto ${SIDE}\b`).test(value)) return false;
  const parts = partsOf(value);
  if (BOXES.test(property)) return parts.length < 4 || parts[1] === parts[3];
  if (property === 'border-radius' && !value.includes('/')) {
    const [topLeft, topRight = topLeft, bottomRight = topLeft, bottomLeft = topRight] = parts;
    return topLeft === topRight && bottomRight === bottomLeft;
  }
  if (property === 'translate') return NONE.test(parts[0] ?? '') || isMirrored(parts[0] ?? '');
  if (property === 'transform') return !/translate(?:X|3d)?\((?!-?0[a-z%]*,|calc\([^)]*var\(--inline\))/.test(value);
  if (property === 'box-shadow')
    return layersOf(value).every((layer) => {
      const [offset = '0'] = partsOf(layer).filter((part) => part !== 'inset');
      return NONE.test(offset) || isMirrored(offset) || /^(?:var\(|none)/.test(offset);
    });
  return true;
}

/** The declarations of a style sheet that name a side. */
function physicalIn(css: string): string[] {
  const declarations = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?:^|[{;])\s*([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g);
  return [...declarations].flatMap(([, property = '', value = '']) =>
    isLogical(property, value.replace(/\s+/g, ' ').trim()) ? [] : [`${property}: ${value}`],
  );
}

const sources = (ending: RegExp) =>
  readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !file.includes('.test.'))
    .map((file) => path.join('app', file));

it('style sheets name no side', () => {
  const found = sources(/\.css$/).flatMap((file) =>
    physicalIn(readFileSync(file, 'utf8')).map((declaration) => `${file}: ${declaration}`),
  );
  expect(found).toEqual([]);
});

it('components set no side either', () => {
  const SET = new RegExp(
    String.raw`style=\{\{[^}]*\b(?:left|right|\w+(?:Left|Right))\b|\.style\.(?:left|right|\w+(?:Left|Right))\b`,
  );
  expect(sources(/\.tsx?$/).filter((file) => SET.test(readFileSync(file, 'utf8')))).toEqual([]);
});

describe('the rule', () => {
  it.each([
    'margin-left: 1px',
    'right: 0',
    'border-top-left-radius: 1px',
    'text-align: right',
    'float: left',
    'padding: 0 1px 0 2px',
    'inset: 0 0 auto auto',
    'border-radius: 1px 0 0 1px',
    'border-radius: 1px 0',
    'translate: -50%',
    'transform: translateX(1px)',
    'box-shadow: 0 1px 0 red, inset 3px 0 0 red',
    'background-position: right 1rem center',
    'background: linear-gradient(to right, red, blue)',
  ])('refuses "%s"', (declaration) => expect(physicalIn(`a { ${declaration}; }`)).toHaveLength(1));

  it.each([
    'margin-inline-start: 1px',
    'padding: 0 calc(1px + 2px) 0 calc(1px + 2px)',
    'inset: 30% 1px auto',
    'border-radius: 0 0 1px 1px',
    'border-radius: 1px',
    'translate: 0 -1rem',
    'translate: calc(-50% * var(--inline))',
    'transform: translateY(1rem)',
    'box-shadow: inset calc(3px * var(--inline)) 0 red, 0 1px rgb(0 0 0 / 5%)',
    'background-position: var(--end) 1rem center',
    'text-align: end',
  ])('allows "%s"', (declaration) => expect(physicalIn(`a { ${declaration}; }`)).toEqual([]));
});
