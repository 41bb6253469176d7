import { z } from 'zod/v4';

/** Spec section 5, recovery. */
export const usernameSchema = z.object({ username: z.string().trim().min(2).max(20) });

/** A code comes out of an e-mail: the spaces around and inside it, and what cannot be seen, are no part of it. */
const normaliseCode = (typed: unknown) =>
  typeof typed === 'string' ? typed.normalize('NFKC').replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '') : typed;

export const codeSchema = z.object({ code: z.preprocess(normaliseCode, z.string().min(3).max(20)) });

const password = z.string().min(5).max(100);

/** The message for two that differ stands at the second. */
export const passwordSchema = z
  .object({ password, password2: password })
  .refine((typed) => typed.password === typed.password2, { path: ['password2'] });
