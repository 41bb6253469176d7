import { networkOf } from '~/lib/network-of';
import type { CallContext } from '../call-handler';
import { noteSecurityEvent } from '../security-warnings';
import { hashToken } from '../store/sessions';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Wrong codes of the app that one origin may enter for a player in 15 minutes. */
const BY_ORIGIN = { codes: 10, ms: 15 * MINUTE_MS };

/** Wrong codes that all devices together may enter in a day on which the player has never entered a right one. */
const BY_STRANGERS = { codes: 30, ms: 24 * HOUR_MS };

/**
 * Wrong codes that one device of the player's own may enter in a day. Its fingerprint is no secret: phones of one model may
 * share it.
 */
const BY_KNOWN_DEVICE = { codes: 50, ms: 24 * HOUR_MS };

/** A device is the player's own for this long after a right code. */
const KNOWN_MS = 180 * 24 * HOUR_MS;

type Origin = Pick<CallContext, 'store' | 'ip' | 'fingerprint'>;

/**
 * Whether a code of the app may be tried now. Strangers share an allowance, and a device of the player has its own: who
 * knows the password cannot lock the player out. Recovery codes are not counted here: their 50 bits cannot be guessed.
 */
export function mayTryCode(context: Origin, playerId: number): boolean {
  const { wrongFactorCodes, now } = context.store;
  const countWithin = (ms: number) => wrongFactorCodes.countOf(playerId, originOf(context, playerId), now() - ms);
  if (countWithin(BY_ORIGIN.ms) >= BY_ORIGIN.codes) return false;
  if (isKnown(context, playerId)) return countWithin(BY_KNOWN_DEVICE.ms) < BY_KNOWN_DEVICE.codes;
  return wrongFactorCodes.countOfStrangers(playerId, now() - BY_STRANGERS.ms) < BY_STRANGERS.codes;
}

/** Counts a wrong code. Tells the player of many, because someone knows the password. */
export function countWrongCode(context: Origin & Pick<CallContext, 'notifier'>, playerId: number): void {
  context.store.wrongFactorCodes.add(playerId, originOf(context, playerId), !isKnown(context, playerId));
  noteSecurityEvent(context, playerId, 'wrong-code', context.store.now());
}

/** Makes the device one of the player's own, after a right code. */
export function rememberDevice({ store, fingerprint }: Origin, playerId: number): void {
  if (fingerprint !== '') store.wrongFactorCodes.remember(playerId, hashToken(fingerprint));
}

function isKnown({ store, fingerprint }: Origin, playerId: number): boolean {
  return fingerprint !== '' && store.wrongFactorCodes.isKnown(playerId, hashToken(fingerprint), store.now() - KNOWN_MS);
}

/** A known device counts alone wherever it is, any other one with its network. */
function originOf(context: Origin, playerId: number): string {
  return isKnown(context, playerId)
    ? hashToken(`device ${context.fingerprint}`)
    : hashToken(`network ${networkOf(context.ip)}`);
}
