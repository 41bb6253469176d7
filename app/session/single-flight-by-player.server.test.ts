import { expect, it } from 'vitest';
import { createSingleFlight } from '~/lib/single-flight';
import { singleFlightByPlayer } from './single-flight-by-player.server';

const notKept = () => 0;

const createContext = () => ({ site: { singleFlight: createSingleFlight() } });

it('runs the work once for sessions that come together', async () => {
  const context = createContext();
  let runs = 0;
  const work = async () => (runs += 1);
  const results = await Promise.all([1, 2, 3].map(() => singleFlightByPlayer(context, 'claim p1', work, notKept)));
  expect(results).toEqual([1, 1, 1]);
  expect(await singleFlightByPlayer(context, 'claim p2', work, notKept)).toBe(2);
});

it('a response that ends one session does not end the sessions that waited for it', async () => {
  const context = createContext();
  const login = new Response(null, { status: 302 });
  const endSession = async (): Promise<number> => {
    throw login;
  };
  const ofEnded = singleFlightByPlayer(context, 'claim p1', endSession, notKept);
  let runs = 0;
  const work = async () => (runs += 1);
  const others = [1, 2].map(() => singleFlightByPlayer(context, 'claim p1', work, notKept));
  await expect(ofEnded).rejects.toBe(login);
  expect(await Promise.all(others)).toEqual([1, 1]);
});

it('an error reaches every session, because the work may have been done', async () => {
  const context = createContext();
  const failing = singleFlightByPlayer(context, 'claim p1', () => Promise.reject(new Error('bug')), notKept);
  const other = singleFlightByPlayer(context, 'claim p1', async () => 'done', notKept);
  await expect(failing).rejects.toThrow('bug');
  await expect(other).rejects.toThrow('bug');
});
