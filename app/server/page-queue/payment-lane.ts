import { createCounts } from '~/lib/counts';

/** How many payments the page queue may not refuse at once. A payment waits for the operator most of its time. */
const MAX_REQUESTS = 40;

/** How many of them may be one player's: two tabs, and a second try. */
const MAX_OF_PLAYER = 3;

export function createPaymentLane() {
  const requests = createCounts();
  return {
    /** @returns a function to call when the request is answered; null when the lane, or the player's part of it, is full */
    enter(player: string) {
      if (requests.total() >= MAX_REQUESTS || requests.of(player) >= MAX_OF_PLAYER) return null;
      return requests.add(player);
    },
  };
}
