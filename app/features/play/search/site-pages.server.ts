import type { Translation } from '~/i18n/translator.server';

/** A page that the search finds, besides games and the operator's own pages. */
export interface SitePage {
  readonly path: string;
  /** Its name, as the menus have it. */
  readonly label: (t: Translation['t']) => string;
  /** Words in each language that find it besides its name. */
  readonly words: string;
  /** For guests only: players are redirected. */
  readonly isForGuests?: true;
  /** The operator's option `menuVariant` chooses between two addresses. */
  readonly hasVariant?: true;
}

export const sitePages: readonly SitePage[] = [
  {
    path: '/dashboard/deposit',
    label: (t) => t('account-menu', 'deposit'),
    words: 'yatırma yükle yükleme deposit top up',
  },
  {
    path: '/dashboard/withdraw',
    label: (t) => t('account-menu', 'withdraw'),
    words: 'çekme çekim withdraw withdrawal payout',
  },
  { path: '/promotions', label: (t) => t('menus', 'promotion'), words: 'kampanya bonus promotions offers' },
  { path: '/dashboard/bonuses', label: (t) => t('account-menu', 'bonuses'), words: 'bonus bonuses' },
  { path: '/dashboard/claim-bonus', label: (t) => t('account-menu', 'claimBonus'), words: 'bonus iste claim bonus' },
  { path: '/support', label: (t) => t('menus', 'support'), words: 'yardım canlı destek help support live chat' },
  { path: '/ticket', label: (t) => t('menus', 'tickets'), words: 'destek yardım şikayet tickets help complaint' },
  { path: '/call-me', label: (t) => t('menus', 'callMe'), words: 'telefon arama call me phone' },
  {
    path: '/safer-play',
    label: (t) => t('safer-play', 'title'),
    words: 'limit hatırlatma safer play responsible reminder',
  },
  {
    path: '/safer-play/limits',
    label: (t) => t('player-limits', 'title'),
    words: 'limit sınır kısıtlama yatırma kayıp bahis süre my limits deposit loss stake session time limit',
  },
  {
    path: '/safer-play/pause',
    label: (t) => t('player-pause', 'title'),
    words:
      'ara vermek mola durdur kısa ara kendimi kendini dışla dışlama hesabımı kapat oyunu bırak ' +
      'break pause stop time out timeout self exclusion exclude block close account',
  },
  {
    path: '/preferences',
    label: (t) => t('preferences', 'title'),
    words: 'dil tercih ayar settings language preferences',
  },
  { path: '/login', label: (t) => t('login', 'title'), words: 'login log sign in oturum', isForGuests: true },
  {
    path: '/register',
    label: (t) => t('registration', 'title'),
    words: 'kayıt register sign up join',
    isForGuests: true,
  },
  {
    path: '/recover',
    label: (t) => t('recovery', 'title'),
    words: 'unuttum forgot recover password',
    isForGuests: true,
  },
  { path: '/dashboard/account', label: (t) => t('account-menu', 'account'), words: 'profil account profile' },
  { path: '/notifications', label: (t) => t('account-menu', 'notifications'), words: 'mesaj notifications messages' },
  {
    path: '/dashboard/phone-verification',
    label: (t) => t('account-menu', 'phoneVerification'),
    words: 'phone verification sms',
  },
  {
    path: '/dashboard/change-password',
    label: (t) => t('account-menu', 'changePassword'),
    words: 'parola change password',
  },
  {
    path: '/dashboard/security',
    label: (t) => t('account-menu', 'security'),
    words:
      'iki adımlı doğrulama geçiş anahtarı yedek kod security two step verification factor authenticator passkey backup ' +
      'codes 2fa',
  },
  {
    path: '/dashboard/statement',
    label: (t) => t('account-menu', 'statement'),
    words: 'ekstre kazanç kayıp statement wins losses',
  },
  {
    path: '/dashboard/financial-activities',
    label: (t) => t('account-menu', 'financialActivities'),
    words: 'para financial transactions payments',
  },
  { path: '/dashboard/game-history', label: (t) => t('account-menu', 'gameHistory'), words: 'bahis game history bets' },
  {
    path: '/dashboard/session-history',
    label: (t) => t('account-menu', 'sessionHistory'),
    words: 'giriş session history',
  },
  { path: '/spor', label: (t) => t('menus', 'sports'), words: 'bahis iddaa sports betting', hasVariant: true },
  {
    path: '/livespor',
    label: (t) => t('menus', 'liveSports'),
    words: 'canlı spor live betting sports',
    hasVariant: true,
  },
  { path: '/esports/betco', label: (t) => t('menus', 'esports'), words: 'espor esports' },
  { path: '/casino/slot', label: (t) => t('menus', 'slot'), words: 'slot slots casino' },
  { path: '/casino/live', label: (t) => t('menus', 'liveCasino'), words: 'canlı casino live' },
  { path: '/casino/games', label: (t) => t('menus', 'games'), words: 'sanal oyunlar virtual games' },
  { path: '/casino/bingo', label: (t) => t('menus', 'bingo'), words: 'tombala bingo' },
  { path: '/casino/tvbets', label: (t) => t('menus', 'tvGames'), words: 'tv oyunları games' },
];
