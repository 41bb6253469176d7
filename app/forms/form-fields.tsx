import { getInputProps, getSelectProps, getTextareaProps, type FieldMetadata } from '@conform-to/react';
import type { ComponentProps, ComponentType } from 'react';
import { CheckField } from '~/ui/check-field';
import { Field } from '~/ui/field';
import { PasswordField } from '~/ui/password-field';
import { SelectField } from '~/ui/select-field';
import { TextareaField } from '~/ui/textarea-field';
import type { FormDescription } from './use-site-form';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- conform's metadata is invariant in the form it belongs to
type AnyField = Pick<FieldMetadata<any, any, string[]>, 'key' | 'id' | 'name' | 'errors'>;

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- any component
type Props<Component extends ComponentType<any>> = { field: AnyField } & Omit<
  ComponentProps<Component>,
  'id' | 'name' | 'errors' | 'form'
>;

type Metadata = FieldMetadata<string, Record<string, unknown>, string[]>;

const BARE = { ariaAttributes: false } as const;

type InputType = 'text' | 'email' | 'tel' | 'search';

/** A text input. Numbers use `text` with an `inputMode`, because a number input drops invalid text. */
export function FormInput({ field, type = 'text', ...props }: Props<typeof Field> & { type?: InputType }) {
  const { key, ...input } = getInputProps(field as Metadata, { ...BARE, type });
  return <Field key={key} {...input} {...props} errors={field.errors} />;
}

type PasswordProps = Omit<Props<typeof PasswordField>, 'showLabel' | 'hideLabel'> & { texts: FormDescription['texts'] };

export function FormPassword({ field, texts, ...props }: PasswordProps) {
  const { key, type: _type, ...input } = getInputProps(field as Metadata, { ...BARE, type: 'password' });
  return (
    <PasswordField
      key={key}
      {...input}
      {...props}
      errors={field.errors}
      showLabel={texts.showPassword}
      hideLabel={texts.hidePassword}
    />
  );
}

export function FormSelect({ field, ...props }: Props<typeof SelectField>) {
  const { key, ...select } = getSelectProps(field as Metadata, BARE);
  return <SelectField key={key} {...select} {...props} errors={field.errors} />;
}

export function FormTextarea({ field, ...props }: Props<typeof TextareaField>) {
  const { key, ...textarea } = getTextareaProps(field as Metadata, BARE);
  return <TextareaField key={key} {...textarea} {...props} errors={field.errors} />;
}

export function FormCheck({ field, ...props }: Props<typeof CheckField>) {
  const { key, type: _type, ...input } = getInputProps(field as Metadata, { ...BARE, type: 'checkbox' });
  return <CheckField key={key} {...input} {...props} errors={field.errors} />;
}
