import { expect, it } from 'vitest';
import { deriveColours, type Tokens } from './derive-colours';

const lines = (tokens: Tokens, indent: string) =>
  Object.entries(tokens)
    .map(([name, value]) => `${indent}--${name}: ${value};\n`)
    .join('');

it('the colours of the site are those that follow from no seeds', async () => {
  const { scheme, tokens, more } = deriveColours({});
  await expect(`/*
 * The colours of the site without a brand, as app/upstream/brand/derive-colours.ts derives them. Do not edit:
 * npx vitest run --project unit app/upstream/brand/site-colours -u
 */

:root {
  color-scheme: ${scheme};

${lines(tokens, '  ')}}

@media (prefers-contrast: more) {
  :root {
${lines(more, '    ')}  }
}
`).toMatchFileSnapshot('../../ui/colours.css');
});
