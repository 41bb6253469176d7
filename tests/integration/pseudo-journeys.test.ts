// @module-tag tier-2

import { describe, expect, it } from 'vitest';
import { degradedNetworks } from '../support/degraded-networks';
import { startJourneys } from '../support/journey-browser';
import { journeys } from '../support/journeys';
import { popupCookie } from '../support/popup-cookie';
import { PSEUDO_LANGUAGES } from '../support/pseudo-languages';
import { siteInPseudoLanguages } from '../support/site-in-pseudo-languages';
import type { TestSite } from '../support/site';
import { sharedBrowser } from '../support/shared-browser';

const { site, operatorUrl } = siteInPseudoLanguages();
const browser = sharedBrowser();

/** Journeys whose steps name no text of the site. */
const CHOSEN = [
  'look around: home, lobby, search',
  'register, with phone code and trial bonus',
  'log in with a second factor',
  'deposit',
  'open a ticket',
  'log out',
];

const everythingLoads = degradedNetworks.find(({ name }) => name === 'on');

describe.each(PSEUDO_LANGUAGES)('in %s', (language) => {
  it.each(journeys.filter(({ name }) => CHOSEN.includes(name)))(
    'a player can $name',
    async ({ who, run }) => {
      if (everythingLoads === undefined) throw new Error('There is no network on which everything loads.');
      const environment = {
        ...{ browser, language, origins: { site: site.url, chat: site.url, provider: site.url } },
        site: { url: site.url, operatorUrl: operatorUrl() } as TestSite,
        popupCookie: await popupCookie(site.url, language),
      };
      const place = await startJourneys(environment, everythingLoads);
      const visit = await place.begin(who);
      await run(visit);
      expect(await visit.page.locator('html').getAttribute('lang')).toBe(language);
      expect(visit.faults).toEqual([]);
      await place.end();
    },
    120_000,
  );
});
