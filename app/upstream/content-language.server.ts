import { cms } from './contract/cms';
import type { WithContent } from './has-capability.server';
import { siteOptions } from './site-options';

interface Context extends WithContent {
  readonly page: { readonly translation: { readonly locale: string } };
}

const TAG = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i;

/** The language of the operator's content as its option `contentLanguage` says; undefined where it is the page's. */
export async function findContentLanguage({ content, page }: Context) {
  const tag = siteOptions(await content.find(cms.grouped, {})).get('contentLanguage');
  return tag === undefined || tag === page.translation.locale || !TAG.test(tag) ? undefined : tag;
}
