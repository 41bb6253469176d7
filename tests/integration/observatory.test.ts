// @module-tag tier-2

import { expect, it } from 'vitest';
import { scan } from '../../scripts/observatory/scan';
import { startSite } from '../support/site';

const ORIGIN = 'https://play.example';

it('the built site has at least 140 points of the MDN HTTP Observatory', async () => {
  const site = await startSite({ PUBLIC_ORIGIN: ORIGIN });
  const { score, results } = await scan(site.url, ORIGIN);
  await site.stop();
  expect(score, JSON.stringify(results)).toBeGreaterThanOrEqual(140);
  expect(results.filter(({ modifier }) => modifier < 0)).toEqual([]);
});
