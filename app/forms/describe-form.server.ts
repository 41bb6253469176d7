import { getZodConstraint } from '@conform-to/zod/v4';
import type { z } from 'zod/v4';
import type { Translation } from '~/i18n/translator.server';
import type { FormDescription } from './use-site-form';

/**
 * What a loader hands to `useSiteForm`.
 *
 * @param typed what was kept of the form when its session ended: `await context.typed.find()`
 */
export function describeForm(
  { copy }: Pick<Translation, 'copy'>,
  schema: z.core.$ZodType,
  typed?: Record<string, string>,
): FormDescription {
  return { texts: copy('forms'), constraint: getZodConstraint(schema), ...(typed && { typed }) };
}
