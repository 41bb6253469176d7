import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { browserOptions } from '../tests/support/browser';

/** Draws the bitmap icons from the logo. Run by hand when `public/favicon.svg` changes. */

const GROUND = '#0d1320';

/** `share` is the part of the edge that the logo takes. Without a background the corners stay transparent. */
const ICONS = [
  { file: 'icon-180.png', edge: 180, share: 0.78, ground: GROUND },
  { file: 'icon-192.png', edge: 192, share: 1, ground: 'transparent' },
  { file: 'icon-512.png', edge: 512, share: 1, ground: 'transparent' },
  { file: 'icon-maskable-512.png', edge: 512, share: 0.62, ground: GROUND },
];

const mark = `data:image/svg+xml;base64,${readFileSync('public/favicon.svg').toString('base64')}`;
const browser = await chromium.launch(browserOptions);
for (const { file, edge, share, ground } of ICONS) {
  const page = await browser.newPage({ viewport: { width: edge, height: edge } });
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}"><img src="${mark}" width="${edge * share}" alt=""></body>`,
  );
  await page.screenshot({ path: `public/${file}`, omitBackground: true });
  await page.close();
}
await browser.close();
