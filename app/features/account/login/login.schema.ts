import { z } from 'zod';
import { normaliseCode } from '~/lib/normalise-text';

export const loginSchema = z.object({
  username: z.string().overwrite(normaliseCode).min(1).max(50),
  password: z.string().min(3).max(100),
});

export type LoginFields = z.input<typeof loginSchema>;
