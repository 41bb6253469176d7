import { z } from 'zod';
import { normaliseCode } from '~/lib/normalise-text';

/** Rules of the form. */
export const confirmLoginSchema = z.object({
  password: z.string().min(3).max(100),
  /** A code of the app or a backup code, where the player has a second factor. */
  code: z.string().overwrite(normaliseCode).max(40).optional(),
});

export type ConfirmLoginFields = z.input<typeof confirmLoginSchema>;
