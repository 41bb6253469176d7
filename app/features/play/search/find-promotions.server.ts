import type { AppLoadContext } from '@remix-run/node';
import { memoizeByIdentity } from '~/lib/memoize-by-identity';
import { shorten } from '~/lib/shorten';
import { summaryOf } from '~/lib/summary.server';
import type { CallData } from '~/upstream/contract/call';
import { cms } from '~/upstream/contract/cms';
import { UNREAD, type FoundGroup, type FoundLink } from './found-link';
import { createSearchIndex } from './search-index';

const MAX_TITLE_LENGTH = 200;

/** Finds promotions by their title and the words of their summary. */
export async function findPromotions({ content }: AppLoadContext, words: string): Promise<FoundGroup> {
  const promotions = await content.find(cms.promotionlist, {});
  return promotions ? indexOf(promotions).find(words) : UNREAD;
}

const indexOf = memoizeByIdentity((promotions: CallData<typeof cms.promotionlist>) =>
  createSearchIndex(
    promotions.map(({ id, title, description }) => {
      const label = shorten(title.trim(), MAX_TITLE_LENGTH);
      const item: FoundLink = { label, note: null, link: { href: `/promotions/${encodeURIComponent(id)}` } };
      return { item, name: label, also: summaryOf(description) ?? null };
    }),
  ),
);
