import { z } from 'zod';
import { normaliseCode, normaliseLine } from '~/lib/normalise-text';
import { PASSKEY_NAME_LENGTH } from '~/upstream/contract/security';

/** A code of the app, or a recovery code: how one is written is the operator's. */
const code = z.string().overwrite(normaliseCode).min(1).max(40);

export const factorCodeSchema = z.object({ code });

export const turnOffSchema = z.object({ password: z.string().min(1).max(100), code });

const passkeyName = z.string().overwrite(normaliseLine).min(1).max(PASSKEY_NAME_LENGTH);

/** Rules of the form for a new passkey. The operator says who has to give a code. */
export const passkeySchema = z.object({ name: passkeyName, code: code.optional() });

export const removePasskeySchema = z.object({ code: code.optional() });

export type PasskeyFields = z.input<typeof passkeySchema>;
export type RemovePasskeyFields = z.input<typeof removePasskeySchema>;
export type CodeFields = z.input<typeof factorCodeSchema>;
export type TurnOffFields = z.input<typeof turnOffSchema>;
