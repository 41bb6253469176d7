import { describe, expect, it } from 'vitest';
import { createTurns } from './turns';

const all = () => true;
const from = (network: string, subscriber = 'a') => ({ network, subscriber });

/** Takes all items, in the order of their turns. */
function takeAll(turns: ReturnType<typeof createTurns<string>>, mayTake: (network: string) => boolean = all): string[] {
  const taken: string[] = [];
  for (let item = turns.next(mayTake); item !== undefined; item = turns.next(mayTake)) taken.push(item);
  return taken;
}

describe('waiting items', () => {
  it('are taken by network, then by subscriber, then by arrival', () => {
    const turns = createTurns<string>();
    for (const item of ['1', '2', '3']) turns.add(from('flood'), item);
    turns.add(from('flood', 'b'), 'neighbour');
    turns.add(from('other'), 'x');
    turns.add(from('other'), 'y');
    expect(takeAll(turns)).toEqual(['1', 'x', 'neighbour', 'y', '2', '3']);
    expect(turns.waiting('flood')).toBe(0);
  });

  it('stay where their network may have no more, in their turn', () => {
    const turns = createTurns<string>();
    turns.add(from('flood'), '1');
    turns.add(from('other'), 'x');
    expect(takeAll(turns, (network) => network !== 'flood')).toEqual(['x']);
    turns.add(from('other'), 'y');
    expect(takeAll(turns)).toEqual(['1', 'y']);
  });

  it('can be removed from the front', () => {
    const turns = createTurns<string>();
    for (const item of ['1', '2', '3']) turns.add(from('flood'), item);
    turns.removeOldest(from('flood'));
    turns.removeOldest(from('unknown'));
    expect(turns.waiting('flood')).toBe(2);
    expect(takeAll(turns)).toEqual(['2', '3']);
  });
});
