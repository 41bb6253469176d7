import type { TestPlayer } from './players';

interface ListedPayment {
  readonly id: number;
  readonly kind: number;
  readonly amount: number;
  readonly status: number;
}

/** The operator's record of a player's payments, newest first. */
export async function listPayments(player: TestPlayer): Promise<ListedPayment[]> {
  const { data } = await player.call('transaction/list', { kind: 0, skip: 0, take: 100 });
  return (data as { items: ListedPayment[] }).items;
}
