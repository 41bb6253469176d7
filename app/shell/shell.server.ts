import { json, type LoaderFunctionArgs } from '@remix-run/node';
import type { LanguageChoice } from '~/features/preferences/language-form';
import { isLocale, LANGUAGE_NAMES, LOCALES } from '~/i18n/locale';
import { formatMoney } from '~/lib/money';
import { safeAddress } from '~/lib/safe-url';
import type { Toast } from '~/session/toasts.server';
import type { CallData } from '~/upstream/contract/call';
import { cms } from '~/upstream/contract/cms';
import { siteOptions, type Bootstrap } from '~/upstream/site-options';
import { menusFor } from './menus.server';
import { findBanner } from './top-banner.server';

const SOCIALS = ['Telegram', 'Twitter', 'Instagram', 'Youtube'] as const;
const CONTACTS = [
  ['telegram1', 'Telegram #1'],
  ['telegram2', 'Telegram #2'],
  ['whatsapp1', 'Whatsapp #1'],
  ['whatsapp2', 'Whatsapp #2'],
  ['whatsapp3', 'Whatsapp #3'],
  ['whatsapp4', 'Whatsapp #4'],
] as const;

/**
 * What the frame of every page shows. Never fails for anything the operator does: a frame without its data is still a
 * frame. Nothing in it is secret: it reaches the browser.
 */
export async function loadShell({ request, context }: LoaderFunctionArgs) {
  const { translation, session, toasts } = context;
  const [bootstrap, categories, balance, flash] = await Promise.all([
    context.content.find(cms.grouped, {}),
    context.content.find(cms.categorylist, {}),
    context.operator.findBalance(),
    toasts.take(request),
  ]);
  const options = siteOptions(bootstrap);
  const { player } = session;
  const data = {
    locale: translation.locale,
    copy: { shell: translation.copy('shell'), errors: translation.copy('errors') },
    csrf: context.csrf,
    lite: context.lite,
    requestId: context.requestId,
    /** Where a page that stands in for another one really is: the way back for its forms and links. */
    standsInFor: context.rejection === null ? null : context.page,
    origin: context.origin,
    onMainDomain: context.onMainDomain,
    languages: languagesOf(bootstrap),
    banner: findBanner(context, bootstrap),
    player: player && {
      username: player.username,
      usercode: player.usercode,
      balance: balance === null ? null : formatMoney(balance, translation.locale),
      /** Unread notifications; null when their number is not known. */
      unread: null as number | null,
    },
    ...menusFor(translation, options.get('menuVariant'), player !== null),
    accountMenu: player && translation.copy('account-menu'),
    footer: {
      pages: pagesIn(categories ?? []),
      socials: SOCIALS.flatMap((name) => linkTo(name, options.get(`social${name}`))),
      contacts: CONTACTS.flatMap(([key, label]) => linkTo(label, options.get(key))),
      licenceText: options.get('licenceText') ?? null,
      ageSign: options.get('ageSign') ?? null,
      year: new Date().getFullYear(),
    },
    toasts: [
      ...(flash ? [flash.toast] : []),
      ...(context.translationsFailed
        ? [{ type: 'error', message: translation.t('shell-answers', 'translationsFailed') } satisfies Toast]
        : []),
    ],
  };
  return json(data, { ...(flash && { headers: { 'set-cookie': flash.cookie } }) });
}

/** The operator's languages, as far as the site has texts in them; all of the site's where there is no such list. */
function languagesOf(bootstrap: Bootstrap | null): LanguageChoice[] {
  const offered = (bootstrap?.language ?? []).flatMap(({ locale, name }) => (isLocale(locale) ? { locale, name } : []));
  const byLocale = new Map(offered.map((language) => [language.locale, language]));
  return byLocale.size > 0
    ? [...byLocale.values()]
    : LOCALES.map((locale) => ({ locale, name: LANGUAGE_NAMES[locale] }));
}

/** The operator's pages of all categories, each once. */
function pagesIn(categories: CallData<typeof cms.categorylist>): { label: string; href: string }[] {
  const pages = categories.flatMap(({ content }) => content);
  const byId = new Map(pages.map(({ id, title }) => [String(id), title]));
  return [...byId].map(([id, label]) => ({ label, href: `/pages/${encodeURIComponent(id)}` }));
}

function linkTo(label: string, address: string | undefined): { label: string; href: string }[] {
  const href = safeAddress(address);
  return href === null ? [] : [{ label, href }];
}
