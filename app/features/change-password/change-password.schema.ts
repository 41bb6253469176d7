import { z } from 'zod/v4';

const password = z.string().min(5).max(100);

/** Rules of the form. The message for two different passwords belongs to the second field. */
export const changePasswordSchema = z
  .object({ oldPassword: password, password, confirmPassword: password })
  .refine((typed) => typed.password === typed.confirmPassword, { path: ['confirmPassword'] });

export type ChangePasswordFields = z.input<typeof changePasswordSchema>;
