import type { LoaderFunctionArgs } from '@remix-run/node';
import { expect, it } from 'vitest';
import { loadSitemap } from './sitemap.server';

/** A site in two languages with one page, which stands for many addresses. */
function siteOf(paths: readonly string[]): LoaderFunctionArgs {
  const context = {
    content: { find: () => Promise.resolve({ siteOption: [] }) },
    page: {
      registry: { pages: [{ pattern: '/x', facts: { sitemap: () => paths } }] },
      languages: { default: 'tr', listed: [{ locale: 'tr' }, { locale: 'en' }] },
    },
    site: { origin: 'https://site.example' },
  };
  return { context } as unknown as LoaderFunctionArgs;
}

const addressesOf = async (paths: readonly string[]) => {
  const map = await (await loadSitemap(siteOf(paths))).text();
  return [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
};

it('lists every path in every language, and a changed list at once', async () => {
  const inBoth = (path: string) => [`https://site.example${path}`, `https://site.example${path}?lang=en`];
  expect(await addressesOf(['/a'])).toEqual(inBoth('/a'));
  expect(await addressesOf(['/a', '/b'])).toEqual([...inBoth('/a'), ...inBoth('/b')]);
});

it('has no more addresses than search engines accept', async () => {
  const paths = Array.from({ length: 30_000 }, (_, number) => `/${number}`);
  expect(await addressesOf(paths)).toHaveLength(50_000);
});
