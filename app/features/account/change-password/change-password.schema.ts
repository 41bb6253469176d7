import { z } from 'zod';
import { samePasswords } from '~/forms/same-passwords';
import { normaliseCode } from '~/lib/normalise-text';

const password = z.string().min(5).max(100);

export const changePasswordSchema = z
  .object({
    oldPassword: password,
    password,
    confirmPassword: password,
    /** A code of the app or a backup code, where the operator asks for one. */
    code: z.string().overwrite(normaliseCode).max(40).optional(),
  })
  .refine(...samePasswords('password', 'confirmPassword'));

export type ChangePasswordFields = z.input<typeof changePasswordSchema>;
