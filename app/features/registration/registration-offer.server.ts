import type { AppLoadContext } from '@remix-run/node';
import { isPositive } from '~/lib/money';
import { auth } from '~/upstream/contract/auth';
import { cms } from '~/upstream/contract/cms';

const DEFAULT_COUNTRY = 'Türkiye';

export interface CountryChoice {
  readonly id: string | number;
  readonly name: string;
}

/** What the operator offers to those who register. Null countries: it could not be asked. */
export interface RegistrationOffer {
  readonly countries: readonly CountryChoice[] | null;
  /** Chosen for the player without a word (spec 2.8); without one, the player chooses. */
  readonly defaultCountry: CountryChoice | null;
  /** What the trial bonus pays, as decimal text; null when there is none. */
  readonly trialBonus: string | null;
}

export async function findOffer({ content }: Pick<AppLoadContext, 'content'>): Promise<RegistrationOffer> {
  const [form, bootstrap] = await Promise.all([content.find(auth.form, {}), content.find(cms.grouped, {})]);
  const amount = bootstrap?.trialBonusAmount ?? null;
  return {
    countries: form?.countries ?? null,
    defaultCountry: form?.countries.find(({ name }) => name === DEFAULT_COUNTRY) ?? null,
    trialBonus: amount !== null && isPositive(amount) ? amount : null,
  };
}

/** The operator's own id of the country that a form names, or of the default one. */
export function countryIdOf({ countries, defaultCountry }: RegistrationOffer, named: string | undefined) {
  if (!named) return defaultCountry?.id ?? null;
  return (countries ?? []).find(({ id }) => String(id) === named)?.id ?? null;
}
