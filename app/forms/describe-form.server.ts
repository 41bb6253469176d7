import { getZodConstraint } from '@conform-to/zod/v4';
import type { z } from 'zod/v4';
import type { Translation } from '~/i18n/translator.server';
import type { FormDescription } from './use-site-form';

/** What a loader hands to `useSiteForm`. */
export function describeForm({ copy }: Pick<Translation, 'copy'>, schema: z.core.$ZodType): FormDescription {
  return { texts: copy('forms'), constraint: getZodConstraint(schema) };
}
