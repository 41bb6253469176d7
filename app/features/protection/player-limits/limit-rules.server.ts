import { z } from 'zod';
import type { FormRules } from '~/forms/form-rules.server';
import type { Translation } from '~/i18n/translator.server';
import { limitPeriod } from '~/upstream/contract/limits';

/** What an amount may be depends on the kind of the limit: it is read by `readLimitAmount`. */
const limitSchema = z.object({
  period: limitPeriod,
  amount: z.string().min(1).max(100),
});

export type LimitFields = z.input<typeof limitSchema>;

export const limitRules = ({ t }: Pick<Translation, 't'>): FormRules<typeof limitSchema> => ({
  schema: limitSchema,
  labels: { period: t('player-limits-server', 'period'), amount: t('player-limits-server', 'amount') },
});
