import type { AppLoadContext } from '@remix-run/node';

/** Longer than any code. How a backup code is written is the operator's. */
const MAX_CODE_LENGTH = 40;

/** What is wrong with a typed code before it is sent; null for nothing. */
export function codeProblemOf({ page: { translation } }: AppLoadContext, code: string): string | null {
  const field = translation.t('forms-server', 'factorCode');
  if (code === '') return translation.t('cashier-rules', 'fieldMissing', { field });
  if (code.length <= MAX_CODE_LENGTH) return null;
  return translation.t('cashier-rules', 'fieldLong', { field, count: MAX_CODE_LENGTH });
}
