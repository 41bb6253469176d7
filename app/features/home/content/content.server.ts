import { json, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import { memoizeByIdentity } from '~/lib/memoize-by-identity';
import { safeHtml, warnOfRefusedText } from '~/lib/safe-html.server';
import { summaryOf } from '~/lib/summary.server';
import { findContentLanguage } from '~/upstream/content-language.server';
import { cms } from '~/upstream/contract/cms';
import { idOfText } from '~/upstream/id-of-text';
import { findPagePath, isPageId } from '~/upstream/page-path';

/** The operator's category of static pages. */
const MENU_CATEGORY = 1;

export async function loadContent({ params, context }: LoaderFunctionArgs) {
  const { id = '' } = params;
  if (!isPageId(id)) throw new Response(null, { status: 404 });
  const [content, menu] = await Promise.all([
    context.content.read(cms.content, { id: idOfText(id) }),
    findMenu(context),
  ]);
  const href = `/pages/${id}`;
  const body = cleanBody(content);
  warnOfRefusedText(context.site.log, content, content.body, href);
  const copy = context.page.translation.copy('content');
  return json({
    copy,
    lang: await findContentLanguage(context),
    // A title that was too large is empty.
    title: content.title.trim() || (menu.find((page) => page.href === href)?.label ?? copy.menu),
    summary: summaryOf(body),
    href,
    body,
    menu,
  });
}

/** The body as sanitised HTML; '' when it has no text and no image. Memoised, because to sanitise 1 MB is slow. */
export const cleanBody = memoizeByIdentity(({ body }: { readonly body: string }) => trimEmpty(safeHtml(body)));

function trimEmpty(html: string): string {
  const text = html.replace(/<[^<>]*>|&nbsp;|\s/g, '');
  return text !== '' || html.includes('<img ') ? html.trim() : '';
}

async function findMenu(context: AppLoadContext) {
  return (await listPages(context)).flatMap(({ id, title }) => {
    const href = findPagePath(id);
    return href !== null && title.trim() ? { href, label: title.trim() } : [];
  });
}

/** The operator's pages in the static menu; empty when they cannot be read. */
export async function listPages({ content }: AppLoadContext) {
  return (await content.find(cms.contentlist, { status: true, categoryId: MENU_CATEGORY })) ?? [];
}
