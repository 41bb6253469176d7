import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { isLocale } from '~/i18n/locale';
import { safeRedirect } from '~/lib/safe-redirect';
import { LANGUAGE_COOKIE } from '~/session/preferences.server';

/** Action: stores the chosen language and redirects back. An unknown language changes nothing. */
export async function submitLanguage({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const language = form.get('language');
  if (isLocale(language)) context.player.jar.set(LANGUAGE_COOKIE, language);
  return redirect(safeRedirect(form.get('redirectTo')), 303);
}
