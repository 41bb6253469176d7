import type { AppLoadContext } from '@remix-run/node';
import { describeFormFields } from '~/forms/described/describe-form-fields.server';
import type { FormField, PhoneFormat } from '~/forms/described/form-field';
import { HOME_PHONE } from '~/forms/described/phone-format.server';
import { PASSWORD_MIN_LENGTH } from '~/forms/new-password.server';
import { isPositive } from '~/lib/money';
import { capabilitiesOf } from '~/upstream/capabilities';
import { auth } from '~/upstream/contract/auth';
import { cms } from '~/upstream/contract/cms';
import type { CallData } from '~/upstream/contract/call';
import { forms } from '~/upstream/contract/forms';
import { failurePage } from '~/upstream/failure-page.server';
import { ACCOUNT_FIELDS, CONSENT_PREFIX } from './registration-controls';
import { specifiedSections } from './specified-form';

type Description = CallData<typeof forms.get>;

/** The form in one country, from the operator's description or from the specification. */
export interface RegistrationForm {
  /** Null for the specified form. */
  readonly version: string | null;
  readonly sections: readonly { readonly title: string; readonly fields: readonly FormField[] }[];
  readonly fields: readonly FormField[];
  readonly consents: Description['consents'];
  /** Those to choose from: none where the form is in one country only, or they could not be read. */
  readonly countries: readonly { readonly id: string | number; readonly name: string }[];
  /** The operator's id; null when the player must choose, or the countries could not be read. */
  readonly country: string | number | null;
  /** False when the operator's countries could not be read. */
  readonly isReachable: boolean;
  readonly username: { readonly minLength: number; readonly maxLength: number };
  readonly passwordMinLength: number;
  /** Amount as decimal text; null when there is none. */
  readonly trialBonus: string | null;
  readonly trialBonusTerms: BonusTerms | null;
}

export type BonusTerms = NonNullable<CallData<typeof cms.grouped>['trialBonusTerms']>;

type WithoutBonus = Omit<RegistrationForm, 'trialBonus' | 'trialBonusTerms'>;

interface Context extends Pick<AppLoadContext, 'content'> {
  readonly page: Pick<AppLoadContext['page'], 'translation'>;
}

const DEFAULT_COUNTRY = 'Türkiye';
const USERNAME = { minLength: 5, maxLength: 30 };

/** @param chosen the country that the player has chosen, by its id as text; one that is not on offer counts as none */
export async function findForm(context: Context, chosen: string | null): Promise<RegistrationForm> {
  const bootstrap = await context.content.find(cms.grouped, {});
  const amount = bootstrap?.trialBonusAmount ?? null;
  const trialBonus = amount !== null && isPositive(amount) ? amount : null;
  const form = capabilitiesOf(bootstrap).has('forms') ? describedForm(context, chosen) : specifiedForm(context);
  return { ...(await form), trialBonus, trialBonusTerms: bootstrap?.trialBonusTerms ?? null };
}

async function specifiedForm({ content, page }: Context): Promise<WithoutBonus> {
  const known = await content.find(auth.form, {});
  const home = known?.countries.find(({ name }) => name === DEFAULT_COUNTRY);
  return {
    ...fieldsOf(specifiedSections(page.translation), [], HOME_PHONE, page),
    ...{ version: null, consents: [], isReachable: known !== null },
    countries: home ? [] : (known?.countries ?? []),
    country: home?.id ?? null,
    username: USERNAME,
    passwordMinLength: PASSWORD_MIN_LENGTH,
  };
}

async function describedForm({ content, page }: Context, chosen: string | null): Promise<WithoutBonus> {
  const first = await content.read(forms.get, { form: 'registration' });
  const [home] = first.countries as [Description['countries'][number]];
  const country = first.countries.find(({ id }) => String(id) === chosen) ?? home;
  const found = country === home ? first : await content.read(forms.get, { form: 'registration', country: country.id });
  const { version, sections, consents } = found;
  return {
    ...fieldsOf(sections, consents, country, page),
    ...{ version, consents, isReachable: true },
    countries: first.countries.length > 1 ? first.countries : [],
    country: country.id,
    username: found.username ?? USERNAME,
    passwordMinLength: found.passwordMinLength ?? PASSWORD_MIN_LENGTH,
  };
}

/** @throws an error page for a form that cannot be filled in */
function fieldsOf(
  sections: Description['sections'],
  consents: Description['consents'],
  { diallingCode, phoneMask }: PhoneFormat,
  { translation }: Pick<Context['page'], 'translation'>,
): Pick<RegistrationForm, 'sections' | 'fields'> {
  const own = [...ACCOUNT_FIELDS, ...consents.map(({ key }) => `${CONSENT_PREFIX}${key}`)];
  const rows = sections.flatMap((section) => section.fields);
  const fields = describeFormFields(rows, { diallingCode, phoneMask }, own, translation);
  if (fields === null) throw failurePage({ kind: 'faulty' });
  let taken = 0;
  return {
    fields,
    sections: sections.map(({ title, fields: own }) => ({ title, fields: fields.slice(taken, (taken += own.length)) })),
  };
}

/** The operator's id of a country that the form names; the only one where it names none. Null for another one. */
export function countryIdOf({ countries, country }: RegistrationForm, named: string | undefined) {
  if (!named || countries.length === 0) return country;
  return countries.find(({ id }) => String(id) === named)?.id ?? null;
}
