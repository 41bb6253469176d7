export type Locale = 'tr' | 'en';
export type Texts = Readonly<Record<Locale, string>>;

/** What the operator says to players, in the language of `x-locale`. */
const messages = {
  badRequest: { tr: 'Gönderilen bilgiler geçersiz.', en: 'The details sent are not valid.' },
  loginFailed: { tr: 'Kullanıcı adı veya şifre hatalı.', en: 'The username or password is wrong.' },
  loggedIn: { tr: 'Hoş geldiniz, {name}.', en: 'Welcome, {name}.' },
  registered: { tr: 'Hesabınız oluşturuldu.', en: 'Your account has been created.' },
  usernameTaken: { tr: 'Bu kullanıcı adı alınmış.', en: 'This username is taken.' },
  emailTaken: { tr: 'Bu e-posta adresi kayıtlı.', en: 'This e-mail address is already registered.' },
  personalNoTaken: {
    tr: 'Bu kimlik numarasıyla bir hesap var.',
    en: 'There already is an account with this national ID.',
  },
  passwordsDiffer: { tr: 'Şifreler aynı değil.', en: 'The passwords are not the same.' },
} as const;

export type MessageKey = keyof typeof messages;

/** The message in that language, with `{name}`-like places filled. */
export function say(locale: Locale, key: MessageKey, values: Record<string, string> = {}): string {
  return fill(messages[key][locale], values);
}

/** The text with `{name}`-like places filled. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

export function localeFrom(header: string | undefined): Locale {
  return header?.toLowerCase().startsWith('tr') ? 'tr' : 'en';
}
