import { expect, it } from 'vitest';
import { allCalls } from '~/upstream/contract/contract';
import { CALL_LIMITS } from './call-limits.server';
import type { LimitName } from '~/limits/limits.server';

/** The limits that the forms count themselves, by the call that they protect. */
const LIMITED_BY_FORMS: Readonly<Record<string, readonly LimitName[]>> = {
  'auth/login': ['loginByAccount', 'loginByNetwork', 'loginByAccountAndNetwork', 'loginByPassword'],
  'auth/verify': ['secondStepByNetwork', 'secondStepByAccountAndNetwork', 'passkeyLoginByNetwork'],
  'auth/passkeyoptions': ['passkeyOptionsByNetwork'],
  'auth/register': ['registrationByNetwork'],
  'auth/sendresetpassword': ['recoveryByAccount', 'recoveryByNetwork', 'recoveryByAccountDaily'],
  'auth/checkresetcode': ['recoveryTryByAccount', 'recoveryTryByNetwork'],
  'auth/changepasswordwithcode': ['recoveryTryByAccount', 'recoveryTryByNetwork'],
  'bonus/claim': ['bonusClaimByPlayer'],
  'bonus/forfeit': ['bonusForfeitByPlayer'],
  'bonus/promocode': ['promoCodeByPlayer'],
  'casino/amusnetlaunchurl': ['launches', 'demoLaunchesByNetwork'],
  'casino/dtlaunchurl': ['launches', 'demoLaunchesByNetwork'],
  'casino/egtlaunchurl': ['launches', 'demoLaunchesByNetwork'],
  'casino/emlaunchurl': ['launches', 'demoLaunchesByNetwork'],
  'casino/hub88launchurl': ['launches', 'demoLaunchesByNetwork'],
  'casino/softgamingslaunchurl': ['launches', 'demoLaunchesByNetwork'],
  'cms/callme': ['callRequestByNetwork'],
  'customer/changepassword': ['passwordByPlayer'],
  'customer/changephonebegin': ['phoneCodeByPlayer', 'phoneCodeByPhone', 'phoneCodeByNetwork'],
  'customer/changephoneconfirm': ['phoneCheckByPlayer', 'phoneCheckByNetwork'],
  'customer/endothersessions': ['sessionEndsByPlayer'],
  'customer/endsession': ['sessionEndsByPlayer'],
  'customer/updatephone': ['phoneCodeByPlayer', 'phoneCheckByPlayer', 'phoneCodeByNetwork'],
  'payment/deposit': ['paymentByPlayer'],
  'payment/withdraw': ['paymentByPlayer'],
  'security/passkeybegin': ['passkeyByPlayer'],
  'security/passkeyremove': ['passkeyByPlayer', 'factorCodeByPlayer'],
  'security/recoverycodes': ['factorCodeByPlayer'],
  'security/totpconfirm': ['factorCodeByPlayer'],
  'security/totpdisable': ['factorCodeByPlayer'],
};

/** A session ends once, and there are as many as the limits of logins allow. */
const ENDS_ITSELF = 'auth/logout';

it('every call that writes has a limit', () => {
  const writes = allCalls.filter(({ policy }) => policy !== 'read').map(({ path }) => path);
  expect([...CALL_LIMITS.keys(), ...Object.keys(LIMITED_BY_FORMS), ENDS_ITSELF].sort()).toEqual(writes.sort());
});
