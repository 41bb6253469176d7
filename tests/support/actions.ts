import { UNTYPED } from './registration-form';

/**
 * A form that the site accepts: the route that has the action, an address of it, and the fields a player would send.
 */
export interface TestAction {
  readonly route: string;
  readonly address: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Every action of the site. A test compares the list with the routes. */
export const actions: readonly TestAction[] = [
  { route: 'login', address: '/login', fields: { username: 'demo', password: 'demo1234' } },
  { route: 'login_.verify', address: '/login/verify', fields: { factor: 'totp', code: '123456' } },
  { route: 'login_.confirm', address: '/login/confirm', fields: { password: 'demo1234' } },
  { route: 'logout', address: '/logout', fields: {} },
  { route: 'language', address: '/language', fields: { language: 'en' } },
  { route: 'preferences', address: '/preferences', fields: { lite: '1' } },
  { route: 'popup', address: '/popup', fields: { popup: 'x' } },
  { route: 'device', address: '/device', fields: { fingerprint: 'x' } },
  { route: 'favourites', address: '/favourites', fields: { add: 'x', redirectTo: '/casino/slot' } },
  {
    route: 'bet-slip',
    address: '/bet-slip',
    fields: { intent: 'review', kind: 'single', stake: '50', accept: 'none' },
  },
  { route: 'dashboard.bets_.$id.cash-out', address: '/dashboard/bets/1/cash-out', fields: { amount: '10' } },
  { route: 'search._index', address: '/search', fields: {} },
  {
    ...{ route: 'register', address: '/register' },
    fields: { username: 'yenioyuncu', password: 'sifre1234', ...UNTYPED },
  },
  { route: 'register_.phone', address: '/register/phone', fields: { intent: 'skip' } },
  { route: 'register_.welcome', address: '/register/welcome', fields: { intent: 'claim' } },
  { route: 'recover', address: '/recover', fields: { username: 'demo' } },
  { route: 'call-me', address: '/call-me', fields: { name: 'Ayşe', 'contacts[0].type': '1' } },
  { route: 'reminder', address: '/reminder', fields: { redirectTo: '/' } },
  { route: 'safer-play', address: '/safer-play', fields: { reminder: '15' } },
  {
    route: 'safer-play_.limits',
    address: '/safer-play/limits',
    fields: { kind: 'deposit', period: 'day', amount: '500', intent: 'set' },
  },
  { route: 'safer-play_.pause', address: '/safer-play/pause', fields: { kind: 'stop' } },
  { route: 'ticket._index', address: '/ticket', fields: { subject: 'Soru', message: 'Neden?' } },
  { route: 'ticket.$id', address: '/ticket/1', fields: { intent: 'reply', message: 'Neden?' } },
  { route: 'notifications._index', address: '/notifications', fields: {} },
  { route: 'notifications.$id', address: '/notifications/1', fields: {} },
  { route: 'casino.play.$', address: '/casino/play/e30', fields: {} },
  { route: 'casino.open.$', address: '/casino/open/e30', fields: { ticket: 'x' } },
  {
    route: 'dashboard.change-password',
    address: '/dashboard/change-password',
    fields: { oldPassword: 'demo1234', password: 'sifre1234', confirmPassword: 'sifre1234' },
  },
  { route: 'dashboard.security.passkeys', address: '/dashboard/security/passkeys', fields: { name: 'Telefon' } },
  { route: 'dashboard.security.two-factor', address: '/dashboard/security/two-factor', fields: { code: '123456' } },
  { route: 'dashboard.security.recovery-codes', address: '/dashboard/security/recovery-codes', fields: { code: '1' } },
  { route: 'dashboard.security.recovery-file', address: '/dashboard/security/recovery-file', fields: { code: '1' } },
  { route: 'dashboard.forfeit-bonus.$id', address: '/dashboard/forfeit-bonus/1', fields: {} },
  { route: 'dashboard.claim-bonus', address: '/dashboard/claim-bonus', fields: { id: '1' } },
  { route: 'dashboard.deposit.$id', address: '/dashboard/deposit/6', fields: { Amount: '100', Network: '1' } },
  { route: 'dashboard.withdraw.$id', address: '/dashboard/withdraw/6', fields: { Amount: '100', Network: '1' } },
  { route: 'dashboard.cancel-withdrawal.$id', address: '/dashboard/cancel-withdrawal/1', fields: {} },
  {
    route: 'dashboard.remove-account.$kind.$method.$account',
    address: '/dashboard/remove-account/deposit/2/1',
    fields: {},
  },
  { route: 'dashboard.session-history', address: '/dashboard/session-history', fields: { id: '1' } },
  {
    route: 'dashboard.phone-verification',
    address: '/dashboard/phone-verification',
    fields: { intent: 'send', phone: '5551112233' },
  },
];
