import { json, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import { safeHtml } from '~/lib/safe-html.server';
import { summaryOf } from '~/lib/summary.server';
import { cms } from '~/upstream/contract/cms';
import { findPagePath, isPageId } from '~/upstream/page-path';

/** Spec section 9: static content. */
const MENU_CATEGORY = 1;

/** Cleaned bodies by the answer that they came in, which the content cache keeps: cleaning 1 MB takes a while. */
const cleaned = new WeakMap<object, string>();

/** A page of the operator: terms, privacy, stories (spec 2.1, `/pages/{id}`). */
export async function loadContent({ params, context }: LoaderFunctionArgs) {
  const { id = '' } = params;
  if (!isPageId(id)) throw new Response(null, { status: 404 });
  const [content, menu] = await Promise.all([context.content.read(cms.content, { id: Number(id) }), findMenu(context)]);
  const body = cleanBody(content);
  return json({
    copy: context.page.translation.copy('content'),
    title: content.title,
    summary: summaryOf(body),
    href: `/pages/${id}`,
    body,
    menu,
  });
}

/** The body as safe HTML; empty when there is nothing to read or to see. */
export function cleanBody(content: { readonly body: string }): string {
  const known = cleaned.get(content);
  if (known !== undefined) return known;
  const body = visible(safeHtml(content.body));
  cleaned.set(content, body);
  return body;
}

/** Nothing, where there is nothing to read or to see: then the page says so. */
function visible(html: string): string {
  const text = html.replace(/<[^>]*>|&nbsp;|\s/g, '');
  return text !== '' || html.includes('<img ') ? html.trim() : '';
}

async function findMenu(context: AppLoadContext) {
  return (await listPages(context)).flatMap(({ id, title }) => {
    const href = findPagePath(id);
    return href !== null && title.trim() ? { href, label: title.trim() } : [];
  });
}

/** The operator's pages of the static menu; none where they cannot be read. */
export async function listPages({ content }: AppLoadContext) {
  return (await content.find(cms.contentlist, { status: true, categoryId: MENU_CATEGORY })) ?? [];
}
