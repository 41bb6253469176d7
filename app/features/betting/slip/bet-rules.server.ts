import { z } from 'zod';
import type { FormRules } from '~/forms/form-rules.server';
import type { Translation } from '~/i18n/translator.server';

const betSchema = z.object({
  /** Left out: the usual one. */
  kind: z.string().max(20).optional(),
  stake: z.string().min(1).max(100),
  accept: z.enum(['none', 'higher', 'any']),
  wallet: z.enum(['any', 'real', 'bonus']).default('any'),
});

export type BetFields = z.input<typeof betSchema>;
export type BetValues = z.output<typeof betSchema>;

export const betRules = ({ t }: Pick<Translation, 't'>): FormRules<typeof betSchema> => ({
  schema: betSchema,
  labels: {
    kind: t('slip', 'kind'),
    stake: t('slip', 'stake'),
    accept: t('slip', 'accept'),
    wallet: t('slip', 'wallet'),
  },
});
