import { z } from 'zod';

/** Values of environment variables that several variables have. */

/** 1 or 0. */
export const flag = z.enum(['0', '1']).transform((value) => value === '1');

export const integer = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

export const port = integer(0, 65_535);

/** Texts with commas between them. */
export const list = z.string().transform((text) => text.split(',').flatMap((item) => item.trim() || []));

/** A rule about several variables. It must hold for variables that are invalid, too: they have errors of their own. */
export interface EnvRule<Variables> {
  readonly variable: keyof Variables & string;
  holds(env: Variables): unknown;
  readonly error: string;
}
