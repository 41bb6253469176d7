import type { ActionFunctionArgs } from '@remix-run/node';
import { keepFingerprint } from '~/session/fingerprint.server';

/** Keeps the fingerprint that the browser found out, for the operator's calls to come. 400 for anything else. */
export async function submitDevice({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  return new Response(null, { status: keepFingerprint(context.player.jar, form.get('fingerprint')) ? 204 : 400 });
}
