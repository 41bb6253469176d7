export const limitMessages = {
  limitNotOffered: { tr: 'Bu limit sitemizde yok.', en: 'We do not offer this limit.' },
  limitNotNumber: { tr: 'Limiti rakamla yazın.', en: 'Enter the limit in digits.' },
  limitNotPositive: { tr: 'Limit sıfırdan büyük olmalıdır.', en: 'The limit must be more than zero.' },
  limitTooLong: {
    tr: 'Limit en fazla dokuz rakam ve iki ondalık basamak içerebilir.',
    en: 'The limit can have at most nine digits and two decimals.',
  },
  limitNotWholeMinutes: {
    tr: 'Süre limitini tam dakika olarak yazın.',
    en: 'Enter the time limit in whole minutes.',
  },
  limitTooLow: { tr: 'Limit en az {limit} olmalıdır.', en: 'The limit must be at least {limit}.' },
  limitTooHigh: { tr: 'Limit en fazla {limit} olabilir.', en: 'The limit can be at most {limit}.' },
  limitSet: { tr: 'Limitiniz şimdi geçerli: {limit}.', en: 'Your limit holds now: {limit}.' },
  limitLowered: { tr: 'Limitiniz düşürüldü, şimdi geçerli: {limit}.', en: 'Your limit is lowered now to {limit}.' },
  limitUnchanged: { tr: 'Limitiniz zaten böyle.', en: 'Your limit is this already.' },
  limitRaiseCancelled: {
    tr: 'Bekleyen değişiklik iptal edildi. Limitiniz {limit} olarak kalıyor.',
    en: 'The change that was waiting is cancelled. Your limit stays at {limit}.',
  },
  limitRaiseWaits: {
    tr: '{limit} limiti {date} tarihinde geçerli olacak. O zamana kadar şimdiki limitiniz geçerlidir; değişikliği iptal edebilirsiniz.',
    en: 'The limit of {limit} will hold from {date}. Until then your present limit holds, and you can cancel the change.',
  },
  limitRemovalWaits: {
    tr: 'Limitiniz {date} tarihinde kalkacak. O zamana kadar geçerlidir; değişikliği iptal edebilirsiniz.',
    en: 'Your limit will be removed on {date}. Until then it holds, and you can cancel the change.',
  },
  limitStricterRaiseWaits: {
    tr: 'Bekleyen değişiklik {limit} olarak düşürüldü. {date} tarihinde geçerli olacak.',
    en: 'The change that was waiting is lowered to {limit}. It will hold from {date}.',
  },
  limitRaiseRefused: {
    tr: 'Zaten bekleyen bir değişiklik var: {limit}, {date} tarihinde geçerli olacak. Daha düşük olan geçerlidir. Daha yüksek bir limit için önce bekleyeni iptal edin.',
    en: 'A change is waiting already: {limit} from {date}. The lower one counts. To ask for more, cancel it first.',
  },
  noRaiseWaits: { tr: 'Bekleyen bir değişiklik yok.', en: 'No change is waiting.' },
  minutes: { tr: '{count} dakika', en: '{count} minutes' },
  depositLimitReached: {
    tr: '{label} ({period}) aşılıyor. Şimdi en fazla {left} yatırabilirsiniz. Limit {date} tarihinde yenilenir.',
    en: 'This would pass your limit: {label} ({period}). You can deposit up to {left} now. The limit resets on {date}.',
  },
  playLimitReached: {
    tr: '{label} ({period}) aşılıyor. Kalan: {left}. Limit {date} tarihinde yenilenir.',
    en: 'This would pass your limit: {label} ({period}). Left: {left}. The limit resets on {date}.',
  },
  periodday: { tr: 'günlük', en: 'daily' },
  periodweek: { tr: 'haftalık', en: 'weekly' },
  periodmonth: { tr: 'aylık', en: 'monthly' },
  excludedUntil: {
    tr: 'Oyuna ara verdiniz. Ara {date} tarihinde biter.',
    en: 'You have paused play. The pause ends on {date}.',
  },
  excludedForGood: { tr: 'Oyuna süresiz ara verdiniz.', en: 'You have paused play without an end.' },
  pauseNotOffered: { tr: 'Bu süre sitemizde yok.', en: 'We do not offer this time.' },
} as const;
