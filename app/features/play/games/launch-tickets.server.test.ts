import { expect, it } from 'vitest';
import { deriveKeys } from '~/session/keys.server';
import { createTokenSigner } from '~/lib/signed-token.server';
import { createLaunchTickets } from './launch-tickets.server';

const SECRET = 'a-secret-that-is-longer-than-32-characters';
const tickets = (time: number, secrets = [SECRET]) =>
  createLaunchTickets(createTokenSigner(deriveKeys(secrets).all('launch')), () => time);
const ticket = tickets(0).issue('session', '11 code');

it('accepts its player and game for two minutes', () => {
  expect(tickets(0).accepts(ticket, 'session', '11 code')).toBe(true);
  expect(tickets(120_000).accepts(ticket, 'session', '11 code')).toBe(true);
  expect(tickets(120_001).accepts(ticket, 'session', '11 code')).toBe(false);
});

it('admits no other player and to no other game', () => {
  expect(tickets(0).accepts(ticket, 'another', '11 code')).toBe(false);
  expect(tickets(0).accepts(ticket, 'session', '12 code')).toBe(false);
  expect(tickets(0).accepts(ticket, 'session","11', 'code')).toBe(false);
});

it.each([
  '',
  '.',
  'x',
  '999999999999999',
  ticket.replace(/^\d+/, '999999999999999'),
  ticket.replace(/_[^.]+/, ''),
  `${ticket}x`,
  `NaN.${ticket}`,
])('is not %j', (forged) => {
  expect(tickets(0).accepts(forged, 'session', '11 code')).toBe(false);
});

it('stays valid after a rotation of secrets', () => {
  const rotated = tickets(0, ['another-secret-that-is-longer-than-32', SECRET]);
  expect(rotated.accepts(ticket, 'session', '11 code')).toBe(true);
});

it('differs for each page, even in the same millisecond', () => {
  expect(tickets(0).issue('session', '11 code')).not.toBe(ticket);
});
