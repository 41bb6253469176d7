import type { Logger } from 'pino';
import { z } from 'zod';
import type { LanguageOffer } from '~/i18n/language-offer';
import { nameOf, type Languages } from '~/i18n/languages.server';
import { DEFAULT_LOCALE, type Locale } from '~/i18n/locale';
import { parseJson } from '~/lib/parse-json';
import { cms } from '~/upstream/contract/cms';
import type { Content } from '~/upstream/content.server';
import { siteOptions, type Bootstrap } from '~/upstream/site-options';
import { dataOf } from '~/upstream/outcome';
import type { Metrics } from './metrics/metrics.server';

const PATIENCE_MS = 500;

/** How many wrong values of the operator are remembered as logged. */
const MAX_LOGGED = 100;
const MAX_LOGGED_LENGTH = 40;

/** The languages on offer, which the operator decides and which every request needs first. */
export function createSiteLanguages(
  content: Pick<Content, 'ask' | 'peek'>,
  languages: Languages,
  log: Pick<Logger, 'warn'>,
) {
  let last: { bootstrap: Bootstrap; offer: LanguageOffer } | null = null;
  const logged = new Set<string>();
  const warnOnce = (problem: string) => {
    if (logged.has(problem) || logged.size >= MAX_LOGGED) return;
    logged.add(problem);
    log.warn({ problem }, 'the operator offers languages that the site does not have');
  };
  const initial = offerOf(null, languages, warnOnce);

  function know(bootstrap: Bootstrap | null): LanguageOffer | null {
    if (bootstrap !== null && last?.bootstrap !== bootstrap)
      last = { bootstrap, offer: offerOf(bootstrap, languages, warnOnce) };
    return last?.offer ?? null;
  }

  const peek = () => know(content.peek(cms.grouped, {}, DEFAULT_LOCALE));
  return {
    /** The offer as last read. Null before the first answer of the operator. */
    peek,
    /** All languages of the site: the offer until the operator has answered. */
    initial,
    /** The offer, read again as content is. Without an answer it is the last one, or all languages of the site. */
    async read() {
      const outcome = await content.ask(cms.grouped, {}, DEFAULT_LOCALE, AbortSignal.timeout(PATIENCE_MS));
      return know(dataOf(outcome)) ?? initial;
    },
  };
}

/** The operator's `languages`; without them its language list decides what is shown, and all of the site's can be chosen. */
function offerOf(bootstrap: Bootstrap | null, { all, has }: Languages, warn: (problem: string) => void): LanguageOffer {
  const names = new Map(bootstrap?.language.map(({ locale, name }) => [locale, name]));
  const listed = (locales: readonly Locale[]) =>
    locales.map((locale) => ({ locale, name: names.get(locale)?.trim() || nameOf(locale) }));
  const wanted = wantedOf(bootstrap, warn);
  for (const locale of wanted) if (!all.includes(locale)) warn(locale.slice(0, MAX_LOGGED_LENGTH));
  const known = wanted.filter(has);
  const [first] = known;
  if (first !== undefined) return { listed: listed(known), default: first, accepted: new Set(known) };
  const named = [...names.keys()].filter(has);
  return { listed: listed(named.length > 0 ? named : all), default: DEFAULT_LOCALE, accepted: new Set(all) };
}

function wantedOf(bootstrap: Bootstrap | null, warn: (problem: string) => void): readonly Locale[] {
  const option = siteOptions(bootstrap).get('languages');
  if (option === undefined) return [];
  const parsed = z.array(z.unknown()).safeParse(parseJson(option));
  if (!parsed.success) warn('the option languages is no list');
  return [...new Set(parsed.data?.filter((locale) => typeof locale === 'string'))];
}

/** Says what the languages lack. Texts that are missing are in another language, and no page fails. */
export function noteLanguages({ all, textsOf, faults }: Languages, log: Logger, metrics: Metrics): void {
  for (const problem of faults) log.error({ problem }, 'a part of the folder of languages cannot be used');
  for (const locale of all) {
    const { missing } = textsOf(locale);
    metrics.missingTexts(locale, missing.length);
    if (missing.length > 0)
      log.warn({ language: locale, count: missing.length, first: missing.slice(0, 5) }, 'a language lacks texts');
  }
}
