import { setPriority } from 'node:os';
import { attacks } from './attacks';

/** The attacker's process: starts the attack that it is told, and ends it when it is told to. */

setPriority(0);

interface Order {
  readonly attack: string;
  readonly origin: string;
  readonly cookie: string;
}

process.once('message', ({ attack, origin, cookie }: Order) => {
  const over = new AbortController();
  process.once('message', () => over.abort());
  process.once('disconnect', () => process.exit());
  void attacks[attack]?.({ origin, cookie, signal: over.signal }).then(() => process.exit());
});
// The start of this process must not take time from the players.
process.send?.('ready');
