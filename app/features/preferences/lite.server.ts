import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { safeRedirect } from '~/lib/safe-redirect';
import { LITE_COOKIE } from '~/session/preferences.server';

/** Keeps the choice of lite mode, on or off, and goes back to the page. */
export async function submitPreferences({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const lite = form.get('lite');
  if (lite === '1' || lite === '0') context.jar.set(LITE_COOKIE, lite);
  return redirect(safeRedirect(form.get('redirectTo')), 303);
}
