import { json, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { describeForm, codeCopy } from '~/forms/describe-form.server';
import type { FormRules } from '~/forms/form-rules.server';
import { newPasswordCopy, passwordMinLength } from '~/forms/new-password.server';
import { readForm } from '~/forms/read-form.server';
import { replaceWithMessage } from '~/forms/replace-entry.server';
import type { Translation } from '~/i18n/translator.server';
import { redirectTargetOf } from '~/lib/safe-redirect';
import { requirePlayer } from '~/session/require-player.server';
import { hasSecondFactor } from '~/session/second-factor.server';
import { customer } from '~/upstream/contract/customer';
import { mayHaveActed } from '~/upstream/outcome';
import { changePasswordSchema } from './change-password.schema';

/** Loader of `/.well-known/change-password`, where password managers look for the form. Guests log in first. */
export const redirectToChangePassword = () => redirect('/dashboard/change-password');

/** Loader of the change password form. It has a field for a code from the start where the player has a second factor. */
export async function loadChangePassword({ context }: LoaderFunctionArgs) {
  const { username } = requirePlayer({ context });
  const { translation } = context.page;
  const minLength = await passwordMinLength(context);
  return json({
    copy: translation.copy('change-password'),
    passwordCopy: newPasswordCopy(translation, minLength),
    form: describeForm(translation, changePasswordRules(translation, minLength)),
    username,
    asksForCode: await hasSecondFactor(context),
    codeCopy: codeCopy(translation),
  });
}

const changePasswordRules = (
  { t, copy }: Pick<Translation, 't' | 'copy'>,
  minLength: number,
): FormRules<ReturnType<typeof changePasswordSchema>> => ({
  schema: changePasswordSchema(minLength),
  labels: { ...copy('change-password'), code: t('forms-server', 'factorCode') },
  missing: { code: t('forms-server', 'factorCodeHint') },
  wrong: { passwordsDiffer: t('change-password-server', 'differs') },
  repeats: { confirmPassword: 'password' },
  secrets: ['oldPassword', 'password', 'confirmPassword', 'code'],
});

/** Responses contain no typed value. Wrong passwords and codes are rate limited: the unlocked phone may be in other hands. */
export async function submitChangePassword({ request, context }: ActionFunctionArgs) {
  const { t } = context.page.translation;
  const rules = changePasswordRules(context.page.translation, await passwordMinLength(context));
  const form = await readForm({ context }, rules);
  if (!form.value) return form.invalid();
  const { value } = form;

  const outcome = await context.operator.ask(customer.changepassword, value);
  // The operator then ends the player's other sessions.
  if (mayHaveActed(outcome)) await context.player.session.checkOthers();
  if (outcome.kind === 'refused' && outcome.code === 'second-factor')
    return form.failField(
      'code',
      outcome.message || t('forms-server', value.code ? 'factorCodeWrong' : 'factorCodeHint'),
    );
  if (outcome.kind !== 'success') return form.failWith(outcome, t('forms-server', 'passwordUnknown'));
  const back = redirectTargetOf(request, '/dashboard/account');
  return replaceWithMessage(context, back, outcome.message ?? t('change-password-server', 'changed'));
}
