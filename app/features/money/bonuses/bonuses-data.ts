import type { SerializeFrom } from '@remix-run/node';
import type { loadClaimBonus, loadMyBonuses } from './bonus-centre.server';

/** The data of the bonus centre, in either address. */
export type CentreData = Extract<
  SerializeFrom<typeof loadMyBonuses> | SerializeFrom<typeof loadClaimBonus>,
  { kind: 'centre' }
>;
