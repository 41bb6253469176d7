import { describe, expect, it } from 'vitest';
import type { Languages } from '~/i18n/languages.server';
import type { Content } from '~/upstream/content.server';
import type { Bootstrap } from '~/upstream/site-options';
import { createSiteLanguages } from './site-languages.server';

const all = ['tr', 'ar', 'de', 'en'];
const languages = { all, has: (locale: unknown) => all.includes(locale as string) } as unknown as Languages;

function offeredBy(value: string | null, list = [{ locale: 'en', name: 'English (UK)' }]) {
  const option = { key: 'languages', value, status: value !== null };
  const bootstrap = { language: list, siteOption: [option] } as unknown as Bootstrap;
  const logged: unknown[] = [];
  const content = { peek: () => bootstrap, ask: () => Promise.resolve({ kind: 'success', data: bootstrap }) };
  const offers = createSiteLanguages(content as unknown as Content, languages, {
    warn: (facts: unknown) => void logged.push(facts),
  });
  return { offers, logged };
}

const localesOf = (value: string | null, list?: { locale: string; name: string }[]) => {
  const offer = offeredBy(value, list).offers.peek();
  return [offer?.listed.map(({ locale }) => locale), offer?.default, [...(offer?.accepted ?? [])]];
};

describe('the languages on offer', () => {
  it("are the operator's, in its order, the first being the default", () => {
    expect(localesOf('["de","tr"]')).toEqual([['de', 'tr'], 'de', ['de', 'tr']]);
    const listed = offeredBy('["en","de"]').offers.peek()?.listed;
    expect(listed?.map(({ name }) => name)).toEqual(['English (UK)', 'Deutsch']);
  });

  it('are those of its language list without the option, and any of the site can be chosen', () => {
    expect(localesOf(null)).toEqual([['en'], 'tr', all]);
    expect(localesOf(null, [{ locale: 'xx', name: 'X' }])).toEqual([all, 'tr', all]);
  });

  it.each(['["xx"]', '[]', 'tr,en', '{"tr":1}', '[1,null]', '""'])('are as without the option for %s', (value) =>
    expect(localesOf(value)).toEqual(localesOf(null)),
  );

  it('leave out what the site does not have, which is logged once', async () => {
    const { offers, logged } = offeredBy('["xx","de","de",7,"yy"]');
    expect((await offers.read()).listed.map(({ locale }) => locale)).toEqual(['de']);
    offers.peek();
    await offers.read();
    expect(logged).toEqual([{ problem: 'xx' }, { problem: 'yy' }]);
  });

  it('are all of the site until the operator answers', async () => {
    const away = { peek: () => null, ask: () => Promise.resolve({ kind: 'unavailable' }) } as unknown as Content;
    const offers = createSiteLanguages(away, languages, { warn: () => {} });
    expect(offers.peek()).toBeNull();
    expect((await offers.read()).default).toBe('tr');
  });
});
