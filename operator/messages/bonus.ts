export const bonusMessages = {
  noSuchBonus: { tr: 'Böyle bir bonus bulunamadı.', en: 'There is no such bonus.' },
  bonusTakenAlready: { tr: 'Bu bonusu daha önce aldınız.', en: 'You have already received this bonus.' },
  bonusNeedsPhone: {
    tr: 'Bu bonus için önce telefon numaranızı doğrulayın.',
    en: 'Please verify your phone number first to get this bonus.',
  },
  bonusNeedsDeposits: {
    tr: 'Bu bonus için en az {amount} toplam yatırım gerekir.',
    en: 'This bonus requires {amount} in total deposits.',
  },
  bonusCredited: {
    tr: '{amount} bonus hesabınıza eklendi.',
    en: 'A bonus of {amount} has been added to your account.',
  },
} as const;
