import { useLoaderData } from '@remix-run/react';
import { BonusesPage } from '~/features/money/history/bonuses-page';
import { BonusCentre } from './bonus-centre-page';
import type { loadMyBonuses } from './bonus-centre.server';

/** The bonus centre, or the history alone of an operator whose bonuses do not explain themselves. */
export function MyBonusesPage() {
  const data = useLoaderData<typeof loadMyBonuses>();
  return data.kind === 'centre' ? <BonusCentre data={data} /> : <BonusesPage data={data} />;
}
