import { getZodConstraint } from '@conform-to/zod/v4';
import type { z } from 'zod/v4';
import type { Translation } from '~/i18n/translator.server';
import type { FormDescription } from './use-site-form';

/**
 * Loader data for `useSiteForm`: texts and HTML constraints.
 *
 * @param typed values kept when the session ended: `await context.player.typed.find()`
 */
export function describeForm(
  { copy }: Pick<Translation, 'copy'>,
  schema: z.core.$ZodType,
  typed?: Record<string, string>,
): FormDescription {
  return { texts: copy('forms'), constraint: getZodConstraint(schema), ...(typed && { typed }) };
}
