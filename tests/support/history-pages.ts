/** The history pages: the address, the call behind it, and the heading in Turkish. */
export const historyPages = [
  ['/dashboard/financial-activities', 'transaction/list', 'Finansal hareketler'],
  ['/dashboard/game-history', 'casino/history', 'Oyun geçmişi'],
  ['/dashboard/session-history', 'customer/sessions', 'Oturum geçmişi'],
  ['/dashboard/bonuses', 'bonus/list', 'Bonuslarım'],
] as const;
