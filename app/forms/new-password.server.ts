import type { AppLoadContext } from '@remix-run/node';
import { hasCapability } from '~/upstream/has-capability.server';
import { forms } from '~/upstream/contract/forms';

export const PASSWORD_MIN_LENGTH = 5;

/** The least length of a password that a player chooses: the operator's, where it describes its forms. */
export async function passwordMinLength({ content }: Pick<AppLoadContext, 'content'>): Promise<number> {
  if (!(await hasCapability({ content }, 'forms'))) return PASSWORD_MIN_LENGTH;
  const registration = await content.find(forms.get, { form: 'registration' });
  return registration?.passwordMinLength ?? PASSWORD_MIN_LENGTH;
}

/** The texts of `NewPassword`. */
export const newPasswordCopy = ({ copy, t }: AppLoadContext['page']['translation'], minLength: number) => ({
  ...copy('new-password'),
  hint: t('forms-server', 'passwordHint', { count: minLength }),
});
