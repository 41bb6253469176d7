import type { AppLoadContext } from '@remix-run/node';
import { isPositive } from '~/lib/money';
import { auth } from '~/upstream/contract/auth';
import { cms } from '~/upstream/contract/cms';

const DEFAULT_COUNTRY = 'Türkiye';

export type RegistrationOffer = Awaited<ReturnType<typeof findOffer>>;

/** Reads the countries and the trial bonus of the operator. Never throws for unavailable content. */
export async function findOffer({ content }: Pick<AppLoadContext, 'content'>) {
  const [form, bootstrap] = await Promise.all([content.find(auth.form, {}), content.find(cms.grouped, {})]);
  const amount = bootstrap?.trialBonusAmount ?? null;
  return {
    /** Null when they cannot be read. */
    countries: form?.countries ?? null,
    /** The preselected country (Türkiye); null when the player must choose. */
    defaultCountry: form?.countries.find(({ name }) => name === DEFAULT_COUNTRY) ?? null,
    /** Amount as decimal text; null when there is none. */
    trialBonus: amount !== null && isPositive(amount) ? amount : null,
  };
}

/** Whether the player chooses the country: the operator's list lacks the default one. */
export const asksForCountry = ({ countries, defaultCountry }: RegistrationOffer) =>
  countries !== null && defaultCountry === null;

/** The operator's id of a country: the one in the form, or the default. Null without one. */
export function countryIdOf({ countries, defaultCountry }: RegistrationOffer, named: string | undefined) {
  if (!named) return defaultCountry?.id ?? null;
  return (countries ?? []).find(({ id }) => String(id) === named)?.id ?? null;
}
