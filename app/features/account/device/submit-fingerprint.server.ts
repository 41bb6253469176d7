import type { ActionFunctionArgs } from '@remix-run/node';
import { keepFingerprint } from '~/session/fingerprint.server';

/** Action: stores the browser's fingerprint in a cookie, for later calls of the operator. 400 for an invalid one. */
export async function submitDevice({ context }: ActionFunctionArgs) {
  const form = context.page.form;
  return new Response(null, { status: keepFingerprint(context.player.jar, form.get('fingerprint')) ? 204 : 400 });
}
