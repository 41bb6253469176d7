import { getZodConstraint } from '@conform-to/zod/v4';
import { formErrors } from '~/i18n/form-errors.server';
import type { Translation } from '~/i18n/translator.server';
import { lastPart, type FormRules } from './form-rules.server';
import type { FieldMessages } from './find-form-errors';
import type { FormDescription } from './use-site-form';

type Constraint = Readonly<Record<string, { readonly minLength?: number; readonly required?: boolean }>>;

/** @param typed values kept when the session ended: `await context.player.draft.find()` */
export function describeForm(
  translation: Pick<Translation, 'copy' | 't'>,
  rules: FormRules,
  typed?: Record<string, string>,
): FormDescription {
  const { patterns = {} } = rules;
  const constraint = Object.fromEntries(
    // A `maxlength` would cut what is pasted, without a word.
    Object.entries(getZodConstraint(rules.schema)).map(([name, { maxLength: _, ...own }]) => [
      name,
      { ...own, ...(patterns[name] !== undefined && { pattern: patterns[name] }) },
    ]),
  );
  return {
    texts: translation.copy('forms'),
    labels: Object.fromEntries(
      Object.keys(rules.schema.shape).flatMap((name) =>
        name in rules.labels ? [[name, rules.labels[name] ?? '']] : [],
      ),
    ),
    constraint,
    messages: messagesOf(translation, rules, constraint),
    ...(typed && { typed }),
  };
}

/** The messages that the server itself would send, by field. */
function messagesOf(
  translation: Pick<Translation, 't'>,
  { labels, missing = {}, wrong, patterns = {}, repeats = {} }: FormRules,
  constraint: Constraint,
): Record<string, FieldMessages> {
  const message = formErrors(translation, labels, wrong, missing);
  const messagesAt = (name: string, { required, minLength }: Constraint[string]): FieldMessages => {
    const issue = { path: [lastPart(name)], input: 'x' };
    const original = repeats[name];
    return {
      ...((required || name in missing) && {
        missing: message({ ...issue, code: 'invalid_type', expected: 'string', input: '' }),
      }),
      ...(minLength !== undefined && {
        short: message({ ...issue, code: 'too_small', origin: 'string', minimum: minLength }),
      }),
      ...(name in patterns && { wrong: message({ ...issue, code: 'custom' }) }),
      ...(original !== undefined && {
        repeats: {
          name: original,
          message: message({ ...issue, code: 'custom', params: { rule: 'passwordsDiffer' } }),
        },
      }),
    };
  };
  return Object.fromEntries(
    Object.entries(constraint).flatMap(([name, own]) =>
      lastPart(name) in labels ? [[name, messagesAt(name, own)] as const] : [],
    ),
  );
}

export const codeCopy = ({ t }: Pick<Translation, 't'>) => ({
  label: t('forms-server', 'factorCode'),
  hint: t('forms-server', 'factorCodeHint'),
});
