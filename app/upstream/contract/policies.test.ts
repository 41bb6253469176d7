import { expect, it } from 'vitest';
import { allCalls } from './contract';

/** Calls that may be sent at most once. A repeated one would claim, pay, send a code or open a game twice. */
const NEVER_REPEATED = [
  'auth/changepasswordwithcode',
  'auth/checkresetcode',
  'auth/login',
  'auth/logout',
  'auth/passkeyoptions',
  'auth/register',
  'auth/sendresetpassword',
  'auth/verify',
  'bet/cashout',
  'bet/place',
  'bonus/claim',
  'bonus/definetrialbonus',
  'bonus/forfeit',
  'bonus/promocode',
  'casino/amusnetlaunchurl',
  'casino/dtlaunchurl',
  'casino/egtlaunchurl',
  'casino/emlaunchurl',
  'casino/hub88launchurl',
  'casino/softgamingslaunchurl',
  'casino/togglefavorite',
  'cms/callme',
  'customer/changepassword',
  'customer/changephonebegin',
  'customer/changephoneconfirm',
  'customer/endothersessions',
  'customer/endsession',
  'customer/readnotification',
  'customer/updatephone',
  'exclusion/start',
  'limits/cancelpending',
  'limits/set',
  'payment/cancel',
  'payment/deposit',
  'payment/forget',
  'payment/withdraw',
  'security/passkeybegin',
  'security/passkeyfinish',
  'security/passkeyremove',
  'security/recoverycodes',
  'security/totpbegin',
  'security/totpconfirm',
  'security/totpdisable',
  'ticket/close',
  'ticket/create',
  'ticket/reply',
];

it('no call that changes something may be repeated', () => {
  const repeatable = allCalls.filter(({ policy }) => policy === 'read').map(({ path }) => path);
  expect(repeatable.filter((path) => NEVER_REPEATED.includes(path))).toEqual([]);
  expect(
    allCalls
      .filter(({ policy }) => policy !== 'read')
      .map(({ path }) => path)
      .sort(),
  ).toEqual(NEVER_REPEATED);
});
