import { z } from 'zod/v4';
import { samePasswords } from '~/forms/same-passwords';

/** Rules of the recovery forms. */
export const usernameSchema = z.object({ username: z.string().trim().min(2).max(20) });

/** Removes spaces and invisible characters: codes are copied from e-mails. */
const normaliseCode = (typed: unknown) =>
  typeof typed === 'string' ? typed.normalize('NFKC').replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '') : typed;

export const codeSchema = z.object({ code: z.preprocess(normaliseCode, z.string().min(3).max(20)) });

const password = z.string().min(5).max(100);

export const passwordSchema = z
  .object({ password, password2: password })
  .refine(...samePasswords('password', 'password2'));
