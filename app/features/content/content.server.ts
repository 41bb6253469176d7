import { json, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import { safeHtml } from '~/lib/safe-html.server';
import { summaryOf } from '~/lib/summary.server';
import { cms } from '~/upstream/contract/cms';

const PAGE_ID = /^[1-9]\d{0,8}$/;

/** Spec section 9: static content. */
const MENU_CATEGORY = 1;

/** Cleaned bodies by the answer that they came in, which the content cache keeps: cleaning 1 MB takes a while. */
const cleaned = new WeakMap<object, string>();

/** A page of the operator: terms, privacy, stories (spec 2.1, `/pages/{id}`). */
export async function loadContent({ params, context }: LoaderFunctionArgs) {
  const { id = '' } = params;
  if (!PAGE_ID.test(id)) throw new Response(null, { status: 404 });
  const [content, menu] = await Promise.all([context.content.read(cms.content, { id: Number(id) }), findMenu(context)]);
  let body = cleaned.get(content);
  if (body === undefined) {
    body = safeHtml(content.body).trim();
    cleaned.set(content, body);
  }
  return json({
    copy: context.translation.copy('content'),
    title: content.title,
    summary: summaryOf(body),
    href: `/pages/${id}`,
    body,
    menu,
  });
}

async function findMenu({ content }: AppLoadContext) {
  const pages = await content.find(cms.contentlist, { status: true, categoryId: MENU_CATEGORY });
  return (pages ?? []).flatMap(({ id, title }) =>
    title.trim() ? { href: `/pages/${encodeURIComponent(id)}`, label: title.trim() } : [],
  );
}
