import type { AppLoadContext } from '@remix-run/node';
import type { Copy } from '~/i18n/messages';

/** What is said of a page, and of the pages below it that have no text of their own. */
const DESCRIPTIONS = new Map<string, keyof Copy<'descriptions'>>([
  ['/', 'home'],
  ['/spor', 'sports'],
  ['/livespor', 'liveSports'],
  ['/esports', 'esports'],
  ['/casino/slot', 'slot'],
  ['/casino/live', 'live'],
  ['/casino/games', 'games'],
  ['/casino/bingo', 'bingo'],
  ['/casino/tvbets', 'tvbets'],
  ['/casino/play', 'play'],
  ['/search', 'search'],
  ['/promotions', 'promotions'],
  ['/pages', 'pages'],
  ['/login', 'login'],
  ['/register', 'register'],
  ['/recover', 'recover'],
  ['/call-me', 'callMe'],
  ['/support', 'support'],
  ['/safer-play', 'saferPlay'],
  ['/reminder', 'reminder'],
  ['/preferences', 'preferences'],
  ['/notifications', 'notifications'],
  ['/ticket', 'tickets'],
  ['/dashboard', 'dashboard'],
  ['/dashboard/account', 'account'],
  ['/dashboard/phone-verification', 'phoneVerification'],
  ['/dashboard/deposit', 'deposit'],
  ['/dashboard/withdraw', 'withdraw'],
  ['/dashboard/receipt', 'receipt'],
  ['/dashboard/change-password', 'changePassword'],
  ['/dashboard/financial-activities', 'financialActivities'],
  ['/dashboard/game-history', 'gameHistory'],
  ['/dashboard/claim-bonus', 'claimBonus'],
  ['/dashboard/bonuses', 'bonuses'],
  ['/dashboard/session-history', 'sessionHistory'],
]);

/**
 * The description of the page that is asked for, in its language. Search engines read whole documents: a page that a
 * script went on to has no use for one, so that no page carries the texts of all others.
 */
export function describePage({ page: { href, translation } }: Pick<AppLoadContext, 'page'>) {
  const path = href.split('?', 1)[0] ?? '';
  const key = keyFor(path);
  return { path, text: key === undefined ? null : translation.t('descriptions', key) };
}

function keyFor(path: string): keyof Copy<'descriptions'> | undefined {
  const own = DESCRIPTIONS.get(path);
  const above = path.slice(0, path.lastIndexOf('/'));
  return own ?? (above === '' ? undefined : keyFor(above));
}
