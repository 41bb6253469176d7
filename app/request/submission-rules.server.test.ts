import { expect, it } from 'vitest';
import { allCalls } from '~/upstream/contract/contract';
import type { LimitName } from '~/limits/limits.server';
import { submissionRuleOf } from './submission-rules.server';

/** The limits that the forms count themselves, by the call that they protect. */
const LIMITED_BY_FORMS: Readonly<Record<string, readonly LimitName[]>> = {
  'auth/login': ['loginByAccount', 'loginByNetwork', 'loginByAccountAndNetwork', 'loginByPassword'],
  'auth/verify': ['secondStepByNetwork', 'secondStepByAccountAndNetwork', 'passkeyLoginByNetwork'],
  'auth/passkeyoptions': ['passkeyOptionsByNetwork'],
  'auth/sendresetpassword': ['recoveryByAccount', 'recoveryByNetwork', 'recoveryByAccountDaily'],
  'auth/checkresetcode': ['recoveryTryByAccount', 'recoveryTryByNetwork'],
  'auth/changepasswordwithcode': ['recoveryTryByAccount', 'recoveryTryByNetwork'],
  'casino/amusnetlaunchurl': ['launches', 'demoLaunchesByNetwork'],
  'casino/dtlaunchurl': ['launches', 'demoLaunchesByNetwork'],
  'casino/egtlaunchurl': ['launches', 'demoLaunchesByNetwork'],
  'casino/emlaunchurl': ['launches', 'demoLaunchesByNetwork'],
  'casino/hub88launchurl': ['launches', 'demoLaunchesByNetwork'],
  'casino/softgamingslaunchurl': ['launches', 'demoLaunchesByNetwork'],
  'payment/deposit': ['paymentByPlayer'],
  'payment/withdraw': ['paymentByPlayer'],
};

/** A session ends once, and there are as many as the limits of logins allow. */
const ENDS_ITSELF = 'auth/logout';

it('every call that writes has a limit', () => {
  const writes = allCalls.filter(({ policy }) => policy !== 'read').map(({ path }) => path);
  const ruled = allCalls.filter((call) => submissionRuleOf(call, {})?.limits).map(({ path }) => path);
  expect([...ruled, ...Object.keys(LIMITED_BY_FORMS), ENDS_ITSELF].sort()).toEqual(writes.sort());
});
