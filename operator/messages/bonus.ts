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
  bonusNeedsNewDeposits: {
    tr: 'Bu bonus için {date} tarihinden sonra en az {amount} yatırım gerekir.',
    en: 'This bonus requires {amount} in deposits after {date}.',
  },
  bonusNeedsOneDeposit: {
    tr: 'Bu bonus için {date} tarihinden sonra tek seferde en az {amount} yatırın.',
    en: 'For this bonus deposit at least {amount} at once after {date}.',
  },
  bonusOfferEnded: { tr: 'Bu teklifin süresi doldu.', en: 'This offer has ended.' },
  actionVerifyPhone: { tr: 'Telefonu doğrula', en: 'Verify your phone' },
  actionDeposit: { tr: 'Para yatır', en: 'Deposit' },
  bonusCredited: {
    tr: '{amount} bonus hesabınıza eklendi.',
    en: 'A bonus of {amount} has been added to your account.',
  },
  spinsCredited: {
    tr: '{game} oyununda {count} bedava dönüşünüz var.',
    en: 'You have {count} free spins at {game}.',
  },
  bonusNotUnderWay: {
    tr: 'Bu bonus sona ermiş; vazgeçilecek bir şey kalmamış.',
    en: 'This bonus has ended: there is nothing left to give up.',
  },
  bonusForfeited: {
    tr: '{title} iptal edildi. Kalan {amount} bonus parası bakiyenizden çıkarıldı.',
    en: '{title} was given up. The {amount} of bonus money that was left has been removed from your balance.',
  },
  bonusForfeitedSpins: {
    tr: '{title} iptal edildi. {count} bedava dönüş ve {amount} bonus parası silindi.',
    en: '{title} was given up, with {count} free spins and {amount} of bonus money.',
  },
  promoUnknown: {
    tr: 'Böyle bir promosyon kodu yok. Yazımını kontrol edin.',
    en: 'There is no such promo code. Check its spelling.',
  },
  promoUsedAlready: { tr: 'Bu kodu daha önce kullandınız.', en: 'You have already used this code.' },
  promoExpired: { tr: 'Bu kodun süresi doldu.', en: 'This code has expired.' },
  promoUsedUp: { tr: 'Bu kodun tüm hakları kullanıldı.', en: 'All uses of this code have been taken.' },
  promoTooMany: {
    tr: 'Çok fazla bilinmeyen kod denediniz. Bir saat sonra yeniden deneyin.',
    en: 'You have tried too many unknown codes. Try again in an hour.',
  },
  bonusConvertedTitle: { tr: '{title} tamamlandı', en: '{title} is complete' },
  bonusConvertedNote: {
    tr: 'Kalan {amount} artık sizin paranız; isterseniz çekebilirsiniz.',
    en: 'The {amount} that was left of it is your own money now. You can withdraw it.',
  },
  bonusSpinsUsedTitle: { tr: '{title}: dönüşler bitti', en: '{title}: all spins played' },
  bonusSpinsUsedNote: {
    tr: 'Kazandıklarınız bakiyenizde.',
    en: 'What they won is in your balance.',
  },
  bonusLostTitle: { tr: '{title} bitti', en: '{title} is used up' },
  bonusLostNote: {
    tr: 'Bonus parasının tamamı oynandı.',
    en: 'All of the bonus money has been played.',
  },
  bonusExpiredTitle: { tr: '{title}: süre doldu', en: '{title} has expired' },
  bonusExpiredNote: {
    tr: 'Kalan {amount} bonus parası bakiyenizden çıkarıldı.',
    en: 'The {amount} of bonus money that was left has been removed from your balance.',
  },
  bonusForfeitedTitle: { tr: '{title} iptal edildi', en: '{title} was given up' },
  bonusForfeitedNote: {
    tr: 'Vazgeçtiğiniz bonusun kalan {amount} tutarı bakiyenizden çıkarıldı.',
    en: 'The {amount} that was left of the bonus that you gave up has been removed from your balance.',
  },
  purseCash: { tr: 'Bahisleriniz kendi paranızı kullanır: {cash}.', en: 'Your bets use your own money: {cash}.' },
  purseBoth: {
    tr: 'Bahisleriniz önce kendi paranızı ({cash}), sonra bonus parasını ({bonus}) kullanır.',
    en: 'Your bets use your own money ({cash}) first, then bonus money ({bonus}).',
  },
  purseBonus: { tr: 'Bahisleriniz bonus parasını kullanır: {bonus}.', en: 'Your bets use bonus money: {bonus}.' },
  purseOther: {
    tr: 'Bakiyenizdeki {other} bonus parası burada kullanılamaz.',
    en: 'The {other} of other bonus money in your balance cannot be staked here.',
  },
  stakeCash: { tr: 'Bahis: kendi paranızdan {cash}', en: 'Bet: {cash} of your own money' },
  stakeBoth: {
    tr: 'Bahis: kendi paranızdan {cash}, bonus parasından {bonus}',
    en: 'Bet: {cash} of your own money, {bonus} of bonus money',
  },
  stakeBonus: { tr: 'Bahis: bonus parasından {bonus}', en: 'Bet: {bonus} of bonus money' },
} as const;
