import { getFormProps, getInputProps, useForm } from '@conform-to/react';
import { Form, type FetcherWithComponents } from '@remix-run/react';
import type { SerializeFrom } from '@remix-run/node';
import { OFFLINE } from '~/lib/keep-offline';
import { CsrfField } from '~/session/csrf-field';
import { Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { Field } from '~/ui/field';
import { useFailedForm } from '~/ui/use-failed-form';
import styles from './login-form.module.css';
import type { LoginFields } from './login.schema';
import type { loadLogin, submitLogin } from './login.server';

export type LoginData = SerializeFrom<typeof loadLogin>;
type LoginResult = SerializeFrom<typeof submitLogin>;

interface LoginFormProps {
  /** Names the form's elements: the page's form and the dialog's may both be there. */
  id: string;
  data: LoginData;
  lastResult: LoginResult | typeof OFFLINE | undefined;
  isPending: boolean;
  /** Remix's form on the page, a fetcher's in the dialog. */
  FormElement?: typeof Form | FetcherWithComponents<unknown>['Form'];
}

export function LoginForm({ id, data, lastResult, isPending, FormElement = Form }: LoginFormProps) {
  const { copy, constraint, summary, redirectTo } = data;
  const answer = lastResult === OFFLINE ? undefined : lastResult;
  const [form, fields] = useForm<LoginFields>({ id, constraint, lastResult: answer });
  // After conform's own effect, which would move the focus to the first field.
  useFailedForm(id, answer);
  const all = [fields.username, fields.password];
  const action = `/login?redirectTo=${encodeURIComponent(redirectTo)}`;
  return (
    <FormElement method="post" action={action} className={styles.form} {...getFormProps(form)}>
      <CsrfField />
      <ErrorSummary
        title={summary}
        messages={lastResult === OFFLINE ? [copy.offline] : (form.errors ?? [])}
        fields={all.flatMap(({ id: fieldId, errors }) => (errors ? [{ id: fieldId, messages: errors }] : []))}
      />
      <Field
        {...getInputProps(fields.username, { type: 'text', ariaAttributes: false })}
        key={fields.username.key}
        label={copy.username}
        errors={fields.username.errors}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field
        {...getInputProps(fields.password, { type: 'password', ariaAttributes: false })}
        key={fields.password.key}
        label={copy.password}
        errors={fields.password.errors}
        autoComplete="current-password"
      />
      <Button type="submit" wide aria-disabled={isPending || undefined}>
        {isPending ? copy.submitting : copy.submit}
      </Button>
    </FormElement>
  );
}
