import type { AppLoadContext } from '@remix-run/node';
import { namedParts } from '~/balance/balance-parts.server';
import { cms } from '~/upstream/contract/cms';

/** The money that a stake can be taken from. Empty where all money is the player's own: then there is nothing to choose. */
export async function findWallets({ operator, content, page }: AppLoadContext) {
  const [wallet, bootstrap] = await Promise.all([operator.findWallet(), content.find(cms.grouped, {})]);
  const parts = namedParts(wallet, bootstrap, page.translation);
  const own = parts.find(({ id }) => id === 'real');
  const bonus = parts.find(({ id }) => id === 'bonus' || id === 'bonusLocked');
  if (!own || !bonus) return [];
  return [
    { value: 'any', label: page.translation.t('slip-server', 'wholeBalance') },
    { value: 'real', label: `${own.name}: ${own.text}` },
    { value: 'bonus', label: `${bonus.name}: ${bonus.text}` },
  ];
}
