import type { z } from 'zod/v4';
import type { Translation } from './translator.server';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/**
 * Messages for a form's broken rules, in the player's language, each naming its field.
 *
 * @param labels the fields' names as the form shows them
 */
export function formErrors({ t }: Translation, labels: Record<string, string>): (issue: Issue) => string {
  return (issue) => {
    const field = labels[String(issue.path?.[0])] ?? String(issue.path?.[0] ?? '');
    if (issue.input === undefined || issue.input === '') return t('validation', 'required', { field });
    switch (issue.code) {
      case 'too_small':
        return t('validation', 'tooShort', { field, count: Number(issue.minimum) });
      case 'too_big':
        return t('validation', 'tooLong', { field, count: Number(issue.maximum) });
      default:
        return t('validation', 'invalid', { field });
    }
  };
}
