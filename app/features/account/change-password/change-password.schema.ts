import { z } from 'zod';
import { samePasswords } from '~/forms/same-passwords';
import { normaliseCode } from '~/lib/normalise-text';

const password = z.string().min(5).max(100);

/** @param minLength of the new password */
export const changePasswordSchema = (minLength: number) =>
  z
    .object({
      oldPassword: password,
      password: password.min(minLength),
      confirmPassword: password.min(minLength),
      /** A code of the app or a backup code, where the operator asks for one. */
      code: z.string().overwrite(normaliseCode).max(40).optional(),
    })
    .refine(...samePasswords('password', 'confirmPassword'));

export type ChangePasswordFields = z.input<ReturnType<typeof changePasswordSchema>>;
