export const casinoMessages = {
  noSuchGame: { tr: 'Bu oyun şu anda açılamıyor.', en: 'This game cannot be opened at the moment.' },
  openGame: { tr: '{game} oyununu aç', en: 'Open {game}' },
  favouriteAdded: { tr: 'Favorilere eklendi', en: 'Added to favorites' },
  favouriteRemoved: { tr: 'Favorilerden çıkarıldı', en: 'Removed from favorites' },
} as const;
