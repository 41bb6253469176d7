import { accountMessages } from './messages/account';
import { bonusMessages } from './messages/bonus';
import { casinoMessages } from './messages/casino';
import { limitMessages } from './messages/limits';
import { passkeyMessages } from './messages/passkeys';
import { secondFactorMessages } from './messages/second-factor';
import { supportMessages } from './messages/support';

export type Locale = 'tr' | 'en';
export type Texts = Readonly<Record<Locale, string>>;

/** The operator's messages to players, in each language. */
const messages = {
  badRequest: { tr: 'Gönderilen bilgiler geçersiz.', en: 'The details sent are not valid.' },
  ...accountMessages,
  ...bonusMessages,
  ...casinoMessages,
  ...limitMessages,
  ...passkeyMessages,
  ...secondFactorMessages,
  ...supportMessages,
} as const;

export type MessageKey = keyof typeof messages;

/** The message in that language, with its `{name}` placeholders filled. */
export function translate(locale: Locale, key: MessageKey, values: Record<string, string> = {}): string {
  return interpolate(messages[key][locale], values);
}

/** Replaces the `{name}` placeholders of a text. */
export function interpolate(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

export function localeFrom(header: string | undefined): Locale {
  return header?.toLowerCase().startsWith('tr') ? 'tr' : 'en';
}
