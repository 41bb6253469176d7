import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { safeRedirect } from '~/lib/safe-redirect';
import { LANGUAGE_COOKIE } from '~/session/preferences.server';
import { cms } from '~/upstream/contract/cms';
import { keepPopupClosed } from './popup.server';

const CONTENT_MS = 1_000;

export async function submitLanguage({ context }: ActionFunctionArgs) {
  const { content, page, player, site } = context;
  const language = page.form.get('language');
  if (typeof language === 'string' && page.languages.accepted.has(language)) {
    const [here, there] = await Promise.all([
      content.find(cms.grouped, {}),
      site.content.ask(cms.grouped, {}, language, AbortSignal.timeout(CONTENT_MS)),
    ]);
    if (there.kind === 'success') keepPopupClosed(player.jar, here, there.data);
    player.jar.set(LANGUAGE_COOKIE, language);
  }
  return redirect(safeRedirect(page.form.get('redirectTo')), 303);
}
