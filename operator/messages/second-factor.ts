export const secondFactorMessages = {
  loginExpired: {
    tr: 'Giriş için ayrılan süre doldu. Lütfen yeniden giriş yapın.',
    en: 'The time for this login has run out. Please log in again.',
  },
  loginUsedUp: {
    tr: 'Kod beş kez yanlış girildi. Lütfen yeniden giriş yapın.',
    en: 'A wrong code was entered five times. Please log in again.',
  },
  factorCodeAsked: {
    tr: 'Bunu doğrulama uygulamanızdaki kodla veya bir yedek kodla onaylayın.',
    en: 'Confirm this with the code of your authenticator app, or with a backup code.',
  },
  factorCodeWrong: {
    tr: 'Kod hatalı. Uygulamadaki yeni kodu girin; yine kabul edilmezse telefonunuzun saatini otomatik olarak ayarlayın.',
    en: "The code is wrong. Enter the app's new code; if it is refused again, set your phone's clock automatically.",
  },
  factorCodeUsed: {
    tr: 'Bu kod kullanıldı. Uygulamada yeni kodun çıkmasını bekleyin ve onu girin.',
    en: 'This code has been used. Wait until the app shows the next one, and enter that.',
  },
  factorTooManyCodes: {
    tr: 'Çok fazla yanlış kod girildi. Bir yedek kod kullanın veya daha sonra yeniden deneyin.',
    en: 'Too many wrong codes were entered. Use a backup code, or try again later.',
  },
  recoveryCodeWrong: {
    tr: 'Yedek kod hatalı veya kullanılmış. Kodu kontrol edin veya listenizdeki başka bir kodu girin; her kod bir kez geçerlidir.',
    en: 'The backup code is wrong or has been used. Check it, or enter another one of your list; each code is valid once.',
  },
  factorIsOn: { tr: 'İki adımlı doğrulama zaten açık.', en: 'Two-step verification is on already.' },
  factorIsOff: { tr: 'İki adımlı doğrulama kapalı.', en: 'Two-step verification is off.' },
  factorTurnedOn: {
    tr: 'İki adımlı doğrulama açıldı. Diğer oturumlarınız kapatıldı.',
    en: 'Two-step verification is on. Your other sessions have been ended.',
  },
  factorTurnedOff: { tr: 'İki adımlı doğrulama kapatıldı.', en: 'Two-step verification is off.' },
  setupExpired: {
    tr: 'Kurulum süresi doldu. Kurulumu yeniden başlatın ve yeni karekodu okutun.',
    en: 'The set-up has expired. Begin again and scan the new QR code.',
  },
  setupReplaced: {
    tr: 'Kurulum sonradan yeniden başlatıldı ve bu kod eski karekoda ait. Yeni karekodu okutun.',
    en: 'The set-up was begun again afterwards, and this code belongs to the older QR code. Scan the newest one.',
  },
  setupCodeWrong: {
    tr: 'Kod hatalı. Karekodu okuttuğunuz uygulamada şu an görünen altı haneyi girin.',
    en: 'The code is wrong. Enter the six digits that the app shows now.',
  },
  phoneClockWrong: {
    tr: 'Telefonunuzun saati yaklaşık {minutes} dakika yanlış. Saati otomatik olarak ayarlayın ve yeni kodu girin.',
    en: "Your phone's clock is wrong by about {minutes} min. Set it automatically, and enter the new code.",
  },
} as const;
