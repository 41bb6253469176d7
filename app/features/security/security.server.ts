import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { requirePlayer } from '~/session/require-player.server';
import { security } from '~/upstream/contract/security';

/** Loader of the security page: how the player logs in. */
export async function loadSecurity({ request, context }: LoaderFunctionArgs) {
  requirePlayer({ request, context });
  const { totp, recoveryCodesLeft } = await context.operator.read(security.status, {});
  const { copy, t } = context.page.translation;
  return json({
    copy: copy('security'),
    isOn: totp,
    codesLeft: t('security-server', 'codesLeft', { count: recoveryCodesLeft }),
    /** A player without codes cannot log in without the phone. */
    areCodesLow: totp && recoveryCodesLeft <= FEW_CODES,
  });
}

const FEW_CODES = 2;
