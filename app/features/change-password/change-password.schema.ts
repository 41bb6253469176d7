import { z } from 'zod/v4';

const password = z.string().min(5).max(100);

/** Spec section 5, change password. The message for two that differ stands at the second. */
export const changePasswordSchema = z
  .object({ oldPassword: password, password, confirmPassword: password })
  .refine((typed) => typed.password === typed.confirmPassword, { path: ['confirmPassword'] });

export type ChangePasswordFields = z.input<typeof changePasswordSchema>;
