import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { balanceParts } from '~/balance/balance-parts.server';
import type { LanguageChoice } from '~/features/account/preferences/language-form';
import { describePause } from '~/features/protection/player-limits/describe-pause.server';
import { findReminderTimes } from '~/features/protection/safer-play/reminder.server';
import { isPrefetch } from '~/lib/is-prefetch';
import { minutesSince } from '~/lib/minutes-since';
import { redirectToOf } from '~/lib/return-path';
import { dataResponse } from '~/lib/buffered-response.server';
import { languageQuery, openGraphLocale } from '~/i18n/language-address';
import type { Locale } from '~/i18n/locale';
import type { Translation } from '~/i18n/translator.server';
import { formatMoney } from '~/lib/money';
import type { Toast } from '~/session/toasts.server';
import { cms } from '~/upstream/contract/cms';
import type { IconName } from '~/ui/icon';
import { pathOf } from '~/lib/path-of';
import { brandForPages } from './brand.server';
import { footerOf } from './footer.server';
import { accountMenuOf, menuRegions } from './menu-regions.server';
import { findPopup } from './popup.server';
import { findBanner } from './top-banner.server';

/** A failure of the operator leaves data out and does not fail the page. The browser gets all of it: it must hold no secret. */
export async function loadShell({ request, context }: LoaderFunctionArgs) {
  const {
    page: { translation, languages, toasts, facts },
    player: { session, askForLogin },
  } = context;
  // As after any 401, but for the forms of guests, which lead to a session of their own.
  if (session.revokedFrom !== null && facts.returnPath === undefined) await askForLogin();
  // The page leads to the login form, which shows the message, or is not seen.
  const isUnseen =
    (session.player === null && facts.access === 'player') || request.method === 'HEAD' || isPrefetch(request.headers);
  const [bootstrap, categories, wallet, unread, flash, reminder] = await Promise.all([
    context.content.find(cms.grouped, {}),
    context.content.find(cms.categorylist, {}),
    context.operator.findWallet(),
    context.player.unread.find(),
    isUnseen ? null : toasts.take(request),
    findReminderTimes(context),
  ]);
  const brand = context.site.brands.of(bootstrap, translation.locale);
  const shellCopy = translation.copy('shell');
  const siteName = brand.name ?? shellCopy.siteName;
  const popup = await findPopup(context, request, bootstrap, flash !== null);
  const popupCopy = translation.copy('footer');
  const homeLink = translation.t('shell', 'homeLink', { name: siteName });
  const pageBrand = brandForPages(brand, translation.locale);
  const { player } = session;
  const data = {
    locale: translation.locale,
    direction: translation.direction,
    languageQuery: languageQuery(languages, translation.locale),
    ogLocale: openGraphLocale(translation.locale),
    languageIcon: flagOf(translation.locale),
    copy: {
      shell: { ...shellCopy, siteName, homeLink },
      errors: translation.copy('errors'),
      live: translation.copy('live'),
    },
    brand: pageBrand,
    csrf: context.page.csrfToken(),
    lite: context.page.lite,
    liteNotice: context.page.liteIsAutomatic ? liteNoticeOf(translation) : null,
    requestId: context.page.requestId,
    /** The address of a page that an error page stands in for, and where a login from it leads. */
    standsInFor: context.page.rejection === null ? null : standIn(context),
    origin: context.site.origin,
    described: describePage(context),
    onMainDomain: context.site.onMainDomain,
    languages: languages.listed.map((language): LanguageChoice => ({ ...language, icon: flagOf(language.locale) })),
    banner: findBanner(context, bootstrap, !isUnseen),
    player: player && {
      username: player.username,
      usercode: player.usercode,
      codeText: translation.t('shell', 'userCode', { code: player.usercode }),
      sessionMinutes: minutesSince(player.startedAt),
      balance: wallet && formatMoney(wallet.balance, translation.locale),
      balanceParts: balanceParts(wallet, bootstrap, translation),
      /** The number of unread notifications; null when it is not known. */
      unread,
    },
    reminder,
    pause: describePause(context),
    menus: menuRegions(context, bootstrap),
    accountMenu: player && accountMenuOf(context, bootstrap, unread),
    /** Where the page begins: behind the account menu, where it stands beside the page. */
    skipTo: player && facts.accountMenu ? '#page' : '#content',
    liveChat:
      context.site.liveChat.length > 0 ? { pages: context.site.liveChat, copy: translation.copy('live-chat') } : null,
    footer: footerOf(context, { bootstrap, categories, siteName, homeLink, icon: pageBrand.icon }),
    popup: popup && { ...popup, copy: { popupLabel: popupCopy.popupLabel, popupClose: popupCopy.popupClose } },
    toasts: [
      ...(flash ? [flash.toast] : []),
      ...context.page.notices,
      ...(context.page.refusesCookies
        ? [{ type: 'error', message: translation.t('shell-server', 'refusesCookies') } satisfies Toast]
        : []),
      ...(context.content.translationsFailed
        ? [{ type: 'error', message: translation.t('shell-server', 'translationsFailed') } satisfies Toast]
        : []),
    ],
  };
  return dataResponse(data, { ...(flash && { headers: { 'set-cookie': flash.cookie } }) });
}

const liteNoticeOf = ({ t }: Translation) => ({
  text: t('shell-server', 'liteAutomatic'),
  full: t('shell-server', 'liteFull'),
  keep: t('shell-server', 'liteKeep'),
});

function standIn({ page: { href, facts } }: LoaderFunctionArgs['context']) {
  return { href, returnPath: facts.returnPath ? redirectToOf(href) : href };
}

/** The languages that the site has drawn a flag for. */
const FLAGS: Readonly<Record<string, IconName>> = { tr: 'flag-tr', en: 'flag-en', de: 'flag-de' };

const flagOf = (locale: string): IconName => (Object.hasOwn(FLAGS, locale) && FLAGS[locale]) || 'globe';

/**
 * Canonical addresses have no query but the language: filters are views of one page. Search engines read whole documents, so
 * a page that a script navigates to needs none of it.
 */
function describePage({ page: { href, translation, facts, languages }, site: { origin } }: AppLoadContext) {
  const path = pathOf(href);
  const addressIn = (locale: Locale) => `${origin}${path}${languageQuery(languages, locale)}`;
  const link = (hrefLang: string, to: string) => ({ tagName: 'link', rel: 'alternate', hrefLang, href: to });
  return {
    path,
    text: facts.description ? translation.t('descriptions', facts.description) : null,
    links: [
      { tagName: 'link', rel: 'canonical', href: addressIn(translation.locale) },
      ...(languages.listed.length < 2
        ? []
        : [
            ...languages.listed.map(({ locale }) => link(locale, addressIn(locale))),
            // For visitors whose language is not among them.
            link('x-default', `${origin}${path}`),
          ]),
    ],
  };
}
