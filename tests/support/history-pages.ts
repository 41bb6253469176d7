/** The history pages: the address, the call behind it, and the heading in Turkish. */
export const historyPages = [
  ['/dashboard/financial-activities', 'transaction/list', 'Finansal Hareketler'],
  ['/dashboard/game-history', 'casino/history', 'Oyun Geçmişi'],
  ['/dashboard/session-history', 'customer/sessions', 'Oturum Geçmişi'],
  ['/dashboard/bonuses', 'bonus/list', 'Bonuslarım'],
] as const;
