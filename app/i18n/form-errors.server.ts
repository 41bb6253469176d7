import type { z } from 'zod';
import type { Translation } from './translator.server';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/**
 * Zod's error map.
 *
 * @param labels by field name; for a row's field, by the last part of its name
 * @param wrong by field name, or by the rule in the check's `params.rule`, for a value neither missing, too short nor too long
 * @param missing by field name
 */
export function formErrors(
  { t }: Pick<Translation, 't'>,
  labels: Record<string, string>,
  wrong: Record<string, string> = {},
  missing: Record<string, string> = {},
): (issue: Issue) => string {
  return (issue) => {
    const name = fieldOf(issue);
    const field = labels[name] ?? name;
    if (issue.input === undefined || issue.input === '') {
      return missing[name] ?? t('validation', 'required', { field });
    }
    switch (issue.code) {
      case 'too_small':
        return t('validation', 'tooShort', { field, count: Number(issue.minimum) });
      case 'too_big':
        return t('validation', 'tooLong', { field, count: Number(issue.maximum) });
      default:
        return wrong[ruleOf(issue) ?? name] ?? t('validation', 'invalid', { field });
    }
  };
}

function fieldOf({ path }: Issue): string {
  return String(path?.findLast((part) => typeof part === 'string') ?? '');
}

function ruleOf(issue: Issue): string | undefined {
  const { params } = issue as { params?: { rule?: unknown } };
  return typeof params?.rule === 'string' ? params.rule : undefined;
}
