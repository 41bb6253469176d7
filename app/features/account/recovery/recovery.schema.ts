import { z } from 'zod';
import { samePasswords } from '~/forms/same-passwords';
import { normaliseCode, normaliseLine } from '~/lib/normalise-text';

/** Rules of the recovery forms. */
export const usernameSchema = z.object({ username: z.string().overwrite(normaliseLine).min(2).max(30) });

/** Codes are copied from e-mails, with spaces in them. */
const code = z.string().overwrite((typed) => normaliseCode(typed).replace(/\s/g, ''));

export const codeSchema = z.object({ code: code.min(3).max(20) });

const password = z.string().min(5).max(100);

export const passwordSchema = z
  .object({ password, password2: password })
  .refine(...samePasswords('password', 'password2'));
