import account from './messages/account.json' with { type: 'json' };
import bets from './messages/bets.json' with { type: 'json' };
import bonus from './messages/bonus.json' with { type: 'json' };
import casino from './messages/casino.json' with { type: 'json' };
import limits from './messages/limits.json' with { type: 'json' };
import passkeys from './messages/passkeys.json' with { type: 'json' };
import paymentNotices from './messages/payment-notices.json' with { type: 'json' };
import payments from './messages/payments.json' with { type: 'json' };
import factorNotices from './messages/second-factor-notices.json' with { type: 'json' };
import secondFactor from './messages/second-factor.json' with { type: 'json' };
import support from './messages/support.json' with { type: 'json' };

/** The languages of the operator's messages. */
export const LOCALES = ['tr', 'en', 'de'] as const;
export type Locale = (typeof LOCALES)[number];
/** The languages with their regions, for amounts and dates. */
export const TAGS: Readonly<Record<Locale, string>> = { tr: 'tr-TR', en: 'en-GB', de: 'de-DE' };
/** A text in each language. */
export type Label = Readonly<Record<Locale, string>>;
/** The languages of its content and of its games and sports. */
export type ContentLocale = Exclude<Locale, 'de'>;
export type Texts = Readonly<Record<ContentLocale, string>>;

/** The operator's messages to players, in each language. */
const messages = {
  ...{ ...account, ...bets, ...bonus, ...casino, ...limits, ...passkeys, ...payments, ...secondFactor, ...support },
  ...{ ...factorNotices, ...paymentNotices },
};

export type MessageKey = keyof typeof messages;

type Values = Readonly<Record<string, string | number>>;

/** Returns the function that says one of these texts in a language, with its `{name}` placeholders filled. */
export const translatorOf =
  <Key extends string, Language extends string>(texts: Readonly<Record<Key, Readonly<Record<Language, string>>>>) =>
  (locale: Language, key: Key, values: Values = {}): string =>
    texts[key][locale].replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** A message to the player in that language. */
export const translate = translatorOf(messages);

/** A message with a title: `<name>Title` and `<name>Note`. */
export type NoticeName = {
  [Key in MessageKey]: Key extends `${infer Name}Title` ? (`${Name}Note` extends MessageKey ? Name : never) : never;
}[MessageKey];

/** The title and the note of a message in each language. */
export function noticeTexts(name: NoticeName, valuesIn: (locale: Locale) => Values = () => ({})) {
  const label = (key: MessageKey) => inEachLanguage((locale) => translate(locale, key, valuesIn(locale)));
  return { title: label(`${name}Title`), note: label(`${name}Note`) };
}

export const inEachLanguage = (textIn: (locale: Locale) => string) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, textIn(locale)])) as Label;

export function localeFrom(header: string | undefined): Locale {
  const language = header?.slice(0, 2).toLowerCase();
  return LOCALES.find((locale) => locale === language) ?? 'en';
}

/** The language in which a player reads the operator's content. */
export const contentLocale = (locale: Locale): ContentLocale => (locale === 'de' ? 'en' : locale);
