import { z } from 'zod/v4';

/** Rules of the login form. */
export const loginSchema = z.object({
  username: z.string().trim().min(1).max(50),
  password: z.string().min(3).max(100),
});

export type LoginFields = z.input<typeof loginSchema>;
