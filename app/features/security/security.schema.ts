import { z } from 'zod/v4';
import { PASSKEY_NAME_LENGTH } from '~/upstream/contract/security';

/** A code of the app, or a recovery code: how one is written is the operator's. */
const code = z.string().trim().min(1).max(40);

/** Rules of a form that a code confirms. */
export const codeSchema = z.object({ code });

/** Rules of the form that turns the factor off. */
export const turnOffSchema = z.object({ password: z.string().min(1).max(100), code });

/** Rules of a passkey's name. */
export const passkeySchema = z.object({ name: z.string().trim().min(1).max(PASSKEY_NAME_LENGTH) });

export type PasskeyFields = z.input<typeof passkeySchema>;
export type CodeFields = z.input<typeof codeSchema>;
export type TurnOffFields = z.input<typeof turnOffSchema>;
