import { json, type LoaderFunctionArgs } from '@remix-run/node';
import type { Translation } from '~/i18n/translator.server';
import { capabilitiesOf } from '~/upstream/capabilities';
import { cms } from '~/upstream/contract/cms';
import { security } from '~/upstream/contract/security';

export async function loadSecurity({ context }: LoaderFunctionArgs) {
  const [{ totp, recoveryCodesLeft, passkeys }, bootstrap] = await Promise.all([
    context.operator.read(security.status, {}),
    context.content.find(cms.grouped, {}),
  ]);
  const offered = capabilitiesOf(bootstrap);
  const { copy, t } = context.page.translation;
  return json({
    copy: copy('security'),
    /** The session history then ends sessions. */
    hasSessions: offered.has('sessions'),
    hasTwoFactor: offered.has('two-factor'),
    isOn: totp,
    codesLeft: t('security-server', 'codesLeft', { count: recoveryCodesLeft }),
    /** A player without codes cannot log in without the phone. */
    areCodesLow: totp && recoveryCodesLeft <= FEW_CODES,
    passkeys: offered.has('passkeys') ? describeCount(passkeys?.length, { t }) : null,
  });
}

const FEW_CODES = 2;

/** @param count undefined where the operator does not say it */
function describeCount(count: number | undefined, { t }: Pick<Translation, 't'>) {
  if (count === undefined) return { hasAny: false, text: t('security-server', 'unknownPasskeys') };
  return {
    hasAny: count > 0,
    text: count > 0 ? t('security-server', 'passkeys', { count }) : t('security-server', 'noPasskeys'),
  };
}
