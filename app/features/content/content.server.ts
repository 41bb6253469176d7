import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { safeHtml } from '~/lib/safe-html.server';
import { cms } from '~/upstream/contract/cms';

const PAGE_ID = /^[1-9]\d{0,8}$/;

/** Cleaned bodies by the answer that they came in, which the content cache keeps: cleaning 1 MB takes a while. */
const cleaned = new WeakMap<object, string>();

/** A page of the operator: terms, privacy, stories (spec 2.1, `/pages/{id}`). */
export async function loadContent({ params, context }: LoaderFunctionArgs) {
  const { id = '' } = params;
  if (!PAGE_ID.test(id)) throw new Response(null, { status: 404 });
  const content = await context.content.read(cms.content, { id: Number(id) });
  let body = cleaned.get(content);
  if (body === undefined) {
    body = safeHtml(content.body);
    cleaned.set(content, body);
  }
  return json({ title: content.title, body });
}
