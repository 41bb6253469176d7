export const passkeyMessages = {
  passkeyAdded: { tr: 'Geçiş anahtarı “{name}” eklendi.', en: 'The passkey “{name}” was added.' },
  passkeyRemoved: {
    tr: 'Geçiş anahtarı “{name}” kaldırıldı. Cihazınızdaki kaydını da silebilirsiniz.',
    en: 'The passkey “{name}” was removed. You can delete it on your device too.',
  },
  passkeyGone: { tr: 'Bu geçiş anahtarı zaten kaldırılmış.', en: 'This passkey has been removed already.' },
  passkeysTooMany: {
    tr: 'En fazla {count} geçiş anahtarınız olabilir. Önce kullanmadığınız birini kaldırın.',
    en: 'You can have {count} passkeys at most. Remove one that you do not use first.',
  },
  passkeySetupExpired: {
    tr: 'Geçiş anahtarı ekleme süresi doldu. Lütfen yeniden başlayın.',
    en: 'The time to add the passkey has run out. Please begin again.',
  },
  passkeyNotMade: {
    tr: 'Geçiş anahtarı doğrulanamadı. Lütfen yeniden deneyin veya başka bir cihaz seçin.',
    en: 'The passkey could not be verified. Please try again, or choose another device.',
  },
  passkeyIsAdded: {
    tr: 'Bu geçiş anahtarı zaten ekli. Başka bir cihaz seçin.',
    en: 'This passkey has been added already. Choose another device.',
  },
  passkeyLoginExpired: {
    tr: 'Geçiş anahtarıyla giriş için ayrılan süre doldu. Lütfen yeniden deneyin.',
    en: 'The time for this login has run out. Please try again.',
  },
  passkeyUnknown: {
    tr: 'Bu geçiş anahtarı burada tanınmıyor; kaldırılmış olabilir. Başka bir geçiş anahtarı seçin veya şifrenizle girin.',
    en: 'This passkey is not known here; it may have been removed. Choose another one, or log in with your password.',
  },
  passkeyOfOther: {
    tr: 'Bu geçiş anahtarı bu hesapta tanınmıyor. Hesabınızın bir geçiş anahtarını seçin veya kodunuzu girin.',
    en: 'This passkey is not known for this account. Choose one of your account, or enter your code.',
  },
  passkeyWrong: {
    tr: 'Geçiş anahtarı doğrulanamadı. Lütfen yeniden deneyin veya başka bir yolla girin.',
    en: 'The passkey could not be verified. Please try again, or log in another way.',
  },
} as const;
