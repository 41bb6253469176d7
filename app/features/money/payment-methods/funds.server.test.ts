import type { AppLoadContext } from '@remix-run/node';
import { expect, it } from 'vitest';
import { findFunds } from './funds.server';

const WALLET = { balance: '1000', withdrawable: '700.5', bonusBalance: '250', lockedBalance: '299.5' };

const fundsOf = (wallet: object | null, capabilities = '["bonus-wallet"]') =>
  findFunds({
    operator: { findWallet: () => Promise.resolve(wallet) },
    content: {
      find: () => Promise.resolve({ siteOption: [{ key: 'capabilities', value: capabilities, status: true }] }),
    },
    page: { translation: { locale: 'en', t: (_texts: string, name: string) => name } },
  } as unknown as AppLoadContext);

it('are what the operator says can be withdrawn, with the parts of the balance', async () => {
  expect(await fundsOf(WALLET)).toEqual({
    withdrawable: '700.5',
    withdrawableText: '₺700.50',
    isBalance: false,
    hasBalance: true,
    parts: [
      { name: 'real', text: '₺700.50', href: null },
      { name: 'bonusLocked', text: '₺250.00', href: '/dashboard/bonuses' },
      { name: 'ownLocked', text: '₺49.50', href: null },
      { name: 'balance', text: '₺1,000.00', href: null },
    ],
  });
});

it('are the balance of an operator without the capability', async () => {
  expect(await fundsOf(WALLET, '[]')).toMatchObject({ withdrawable: '1000', isBalance: true, parts: [] });
});

it('have no parts where nothing is a bonus or locked', async () => {
  const wallet = { ...WALLET, bonusBalance: '0', lockedBalance: '0.00' };
  expect(await fundsOf(wallet)).toMatchObject({ withdrawable: '700.5', parts: [] });
});

it('name only the parts that the operator names', async () => {
  const { parts } = (await fundsOf({ balance: '1000', lockedBalance: '100' })) ?? {};
  expect(parts).toEqual([
    { name: 'real', text: '₺900.00', href: null },
    { name: 'ownLocked', text: '₺100.00', href: null },
    { name: 'balance', text: '₺1,000.00', href: null },
  ]);
});

it('are not below zero, and unknown without a balance', async () => {
  expect(await fundsOf({ balance: '-5' })).toMatchObject({ withdrawable: '0', withdrawableText: '₺0.00' });
  expect(await fundsOf(null)).toBeNull();
});
