import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { formatDateTime } from '~/lib/dates';
import { formatPhone } from '~/lib/phone-number';
import { requirePlayer } from '~/session/require-player.server';
import { customer } from '~/upstream/contract/customer';

const formatTime = (time: string | null, zone: string) =>
  time === null ? null : formatDateTime(Date.parse(time), zone);

/** Formats "1990-05-19" as "19.05.1990". Any other text is returned unchanged. */
const formatDay = (date: string) => date.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3.$2.$1');

const displayPhone = (phone: string, locale: string) => (phone === '' ? '' : formatPhone(phone, locale));

/** Without the operator's profile it shows the session's facts and `failure` gives the reason. */
export async function loadProfile({ context }: LoaderFunctionArgs) {
  const player = requirePlayer({ context });
  const outcome = await context.operator.ask(customer.profile, {});
  const { copy, t } = context.page.translation;
  const shared = { copy: { ...copy('profile'), ticket: t('tickets', 'openTitle'), callMe: t('menus', 'callMe') } };
  if (outcome.kind !== 'success') {
    const { username, usercode, phone, smsVerified } = player;
    const known = {
      username,
      usercode,
      phone: displayPhone(phone ?? '', context.page.translation.locale),
      smsVerified: smsVerified ?? false,
    };
    return json({ ...shared, known, details: null, failure: outcome.kind });
  }
  const { name, surname, email, country, birthDate, registeredAt, lastLoginAt, ...known } = outcome.data;
  const details = {
    fullName: `${name} ${surname}`.trim(),
    email,
    country,
    birthDate: formatDay(birthDate),
    registeredAt: formatTime(registeredAt, context.page.zone),
    lastLoginAt: formatTime(lastLoginAt, context.page.zone),
  };
  return json({
    ...shared,
    known: { ...known, phone: displayPhone(known.phone, context.page.translation.locale) },
    details,
    failure: null,
  });
}
