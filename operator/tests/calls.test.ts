// @module-tag tier-2

import { describe, expect, it } from 'vitest';
import { checkedOperator } from '../../tests/support/checked-calls';

const { call } = checkedOperator();

describe('every call for players', () => {
  const page = { skip: 0, take: 10 };
  const picks = [{ event: 'fk-1-0', market: 'result', selection: '1', odds: '2.00' }];
  it.each<[string, unknown]>([
    ['auth/logout', undefined],
    ['user/balance', undefined],
    ['customer/notification', page],
    ['customer/readnotification', { id: [1] }],
    ['customer/updatephone', { step: 1, phone: '905550001122' }],
    ['customer/changepassword', { oldPassword: 'gizli1234', password: 'gizli1235', confirmPassword: 'gizli1235' }],
    ['customer/profile', {}],
    ['customer/sessions', page],
    ['customer/endsession', { id: 1 }],
    ['customer/endothersessions', {}],
    ['bonus/definetrialbonus', undefined],
    ['bonus/list', page],
    ['bonus/available', {}],
    ['bonus/claim', { id: 1 }],
    ['bonus/forfeit', { id: 1 }],
    ['bonus/promocode', { code: 'POYRA50' }],
    ['ticket/list', page],
    ['ticket/detail', { id: 1 }],
    ['ticket/create', { subject: 'Kupon', message: 'Kuponum nerede?' }],
    ['ticket/reply', { id: 1, message: 'x' }],
    ['ticket/close', { id: 1 }],
    ['payment/methods', { type: 1 }],
    ['payment/detail', { id: 6, type: 1 }],
    ['payment/forget', { id: 2, account: 1 }],
    ['payment/deposit', { id: 6, target: 'pay', detail: { Amount: 500, Network: 1 } }],
    ['payment/withdraw', { id: 101, target: 'pay', detail: { Amount: 500 } }],
    ['transaction/list', { kind: 0, ...page }],
    ['slip/quote', { kind: 'single', picks }],
    ['bet/place', { kind: 'single', picks, stake: 50, accept: 'none' }],
    ['bet/list', { state: 'all', ...page }],
    ['bet/detail', { id: 1 }],
    ['bet/cashoutquote', { id: 1 }],
    ['bet/cashout', { id: 1, amount: '1' }],
    ['casino/togglefavorite', { code: 'ferahava-aviator', providerId: 52 }],
    ['casino/favorites', {}],
    ['casino/history', page],
    ['casino/dtlaunchurl', { code: 'x' }],
    ['casino/emlaunchurl', { code: 'x', productId: '1' }],
    ['casino/amusnetlaunchurl', { code: 'x', isMobile: true }],
    ['casino/egtlaunchurl', { platform: 1, gameCode: 'x', language: 'tr', lobbyUrl: 'https://site.example/' }],
    ['casino/hub88launchurl', { platform: 1, gameCode: 'x', language: 'tr', lobbyUrl: 'https://site.example/' }],
    ['casino/softgamingslaunchurl', { system: '1', pageCode: 'x', isMobile: 0 }],
  ])('answers 401 to a guest and to an invalid token: %s', async (path, body) => {
    expect(await call(path, body)).toMatchObject({ status: 401, success: false, data: null });
    expect(await call(path, body, { token: 'forged' })).toMatchObject({ status: 401, success: false, data: null });
  });
});
