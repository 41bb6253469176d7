import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { balanceParts } from '~/features/balance/balance-parts.server';
import type { LanguageChoice } from '~/features/preferences/language-form';
import { findReminderTimes } from '~/features/safer-play/reminder.server';
import { redirectToOf } from '~/lib/return-path';
import { dataResponse } from '~/lib/buffered-response.server';
import { isLocale, LANGUAGE_NAMES, LOCALES } from '~/i18n/locale';
import { formatMoney } from '~/lib/money';
import type { Toast } from '~/session/toasts.server';
import { cms } from '~/upstream/contract/cms';
import { capabilitiesOf } from '~/upstream/capabilities';
import { siteOptions, type Bootstrap } from '~/upstream/site-options';
import { footerOf } from './footer.server';
import { accountCopyFor, menusFor } from './menus.server';
import { findPopup } from './popup.server';
import { findBanner } from './top-banner.server';

/**
 * Loads the data of the frame of every page. A failure of the operator leaves data out and does not fail the page. The
 * browser gets all of it, so it must hold no secret.
 */
export async function loadShell({ request, context }: LoaderFunctionArgs) {
  const {
    page: { translation, toasts, facts },
    player: { session, askForLogin },
  } = context;
  // As after any 401, but for the forms of guests, which lead to a session of their own.
  if (session.revokedFrom !== null && facts.returnPath === undefined) await askForLogin();
  // The page leads to the login form, which shows the message.
  const leadsAway = session.player === null && facts.access === 'player';
  const [bootstrap, categories, wallet, unread, flash, reminder] = await Promise.all([
    context.content.find(cms.grouped, {}),
    context.content.find(cms.categorylist, {}),
    context.operator.findWallet(),
    context.player.unread.find(),
    leadsAway ? null : toasts.take(request),
    findReminderTimes(context),
  ]);
  const options = siteOptions(bootstrap);
  const { player } = session;
  const offer = { registry: context.page.registry, capabilities: capabilitiesOf(bootstrap) };
  const data = {
    locale: translation.locale,
    copy: { shell: translation.copy('shell'), errors: translation.copy('errors'), live: translation.copy('live') },
    csrf: context.page.csrfToken(),
    lite: context.page.lite,
    requestId: context.page.requestId,
    /** The address of a page that an error page stands in for, and where a login from it leads. */
    standsInFor: context.page.rejection === null ? null : standIn(context),
    origin: context.site.origin,
    described: describePage(context),
    onMainDomain: context.site.onMainDomain,
    languages: languagesOf(bootstrap),
    banner: findBanner(context, bootstrap),
    player: player && {
      username: player.username,
      usercode: player.usercode,
      codeText: translation.t('shell', 'userCode', { code: player.usercode }),
      /** The age of the session. */
      sessionMinutes: Math.floor((Date.now() - player.startedAt) / 60_000),
      balance: wallet && formatMoney(wallet.balance, translation.locale),
      balanceParts: balanceParts(wallet, bootstrap, translation),
      /** The number of unread notifications; null when it is not known. */
      unread,
    },
    reminder,
    ...menusFor({
      copy: translation.copy('menus'),
      variant: options.get('menuVariant'),
      isLoggedIn: player !== null,
      ...offer,
    }),
    accountMenu: player && accountCopyFor({ copy: translation.copy('account-menu'), ...offer }),
    liveChat:
      context.site.liveChat.length > 0 ? { pages: context.site.liveChat, copy: translation.copy('live-chat') } : null,
    footer: footerOf(context, bootstrap, categories),
    popup: findPopup(context, bootstrap),
    toasts: [
      ...(flash ? [flash.toast] : []),
      ...(context.content.translationsFailed
        ? [{ type: 'error', message: translation.t('shell-server', 'translationsFailed') } satisfies Toast]
        : []),
    ],
  };
  return dataResponse(data, { ...(flash && { headers: { 'set-cookie': flash.cookie } }) });
}

function standIn({ page: { href, facts } }: LoaderFunctionArgs['context']) {
  return { href, returnPath: facts.returnPath ? redirectToOf(href) : href };
}

/** The languages that both the operator and the site have; all of the site's without a list of the operator. */
function languagesOf(bootstrap: Bootstrap | null): LanguageChoice[] {
  const offered = (bootstrap?.language ?? []).flatMap(({ locale, name }) => (isLocale(locale) ? { locale, name } : []));
  const byLocale = new Map(offered.map((language) => [language.locale, language]));
  return byLocale.size > 0
    ? [...byLocale.values()]
    : LOCALES.map((locale) => ({ locale, name: LANGUAGE_NAMES[locale] }));
}

/**
 * The description of the requested page, in its language. Search engines read whole documents, so a page that a script
 * navigates to needs no description, and no page carries the texts of the others.
 */
function describePage({ page: { href, translation, facts } }: Pick<AppLoadContext, 'page'>) {
  const path = href.split('?', 1)[0] ?? '';
  return { path, text: facts.description ? translation.t('descriptions', facts.description) : null };
}
