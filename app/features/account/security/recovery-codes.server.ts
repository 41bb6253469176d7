import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { describeForm } from '~/forms/describe-form.server';
import { readForm } from '~/forms/read-form.server';
import { security } from '~/upstream/contract/security';
import { factorCodeRules } from './security-rules.server';
import { sendCode } from './send-code.server';

export async function loadRecoveryCodes({ context }: LoaderFunctionArgs) {
  const { translation } = context.page;
  return json({ copy: translation.copy('security'), form: describeForm(translation, factorCodeRules(translation)) });
}

export async function submitRecoveryCodes({ context }: ActionFunctionArgs) {
  const form = await readForm({ context }, factorCodeRules(context.page.translation));
  if (!form.value) return form.invalid();
  const sent = await sendCode(context, form, security.recoverycodes, form.value);
  return sent.data ? json({ recoveryCodes: sent.data.recoveryCodes }) : sent.failed;
}

const shownCodes = z
  .array(z.string().regex(/^[0-9A-Za-z-]{6,40}$/))
  .min(1)
  .max(50);

/** Action: sends the codes of the form back as a file, for browsers without scripts too. Nothing is stored. */
export function downloadRecoveryCodes({ context }: ActionFunctionArgs) {
  const codes = shownCodes.safeParse(context.page.form.getAll('code'));
  if (!codes.success) return new Response(null, { status: 400 });
  return new Response(`${codes.data.join('\r\n')}\r\n`, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'attachment; filename="backup-codes.txt"',
      'cache-control': 'private, no-store',
    },
  });
}
