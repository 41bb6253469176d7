import { z } from 'zod';
import { memoizeByIdentity } from '~/lib/memoize-by-identity';
import { parseJson } from '~/lib/parse-json';
import { siteOptions, type Bootstrap } from './site-options';

/** The operator's capabilities beyond the basic calls. An operator declares its own in the option `capabilities`. */
const capability = z.enum([
  'limits',
  'two-factor',
  'passkeys',
  'sessions',
  'phone-change',
  'bonus-wallet',
  'lobby-detail',
  'match-feed',
  'bets',
  'brand',
  'forms',
]);
export const CAPABILITIES = capability.options;
export type Capability = z.output<typeof capability>;

/** The capabilities that the operator declares. Unknown names are ignored; without bootstrap data there are none. */
export const capabilitiesOf = (bootstrap: Bootstrap | null): ReadonlySet<Capability> =>
  (bootstrap && declaredIn(bootstrap)) ?? NONE;

/** Whether it is known what the operator declares: there is bootstrap data, and the option is a list or missing. */
export const areCapabilitiesKnown = (bootstrap: Bootstrap | null): bootstrap is Bootstrap =>
  bootstrap !== null && declaredIn(bootstrap) !== null;

/** One capability, or several of which any will do. */
export type NeededCapability = Capability | readonly Capability[];

/** Whether an operator that declares these has what a page needs. A page without a need is always there. */
export const isOffered = (declared: ReadonlySet<Capability>, needed: NeededCapability | undefined): boolean =>
  needed === undefined || [needed].flat().some((name) => declared.has(name));

const NONE: ReadonlySet<Capability> = new Set();

const declaredIn = memoizeByIdentity((bootstrap: Bootstrap): ReadonlySet<Capability> | null => {
  const text = siteOptions(bootstrap).get('capabilities') ?? '';
  const names = z.array(z.unknown()).safeParse(text === '' ? [] : parseJson(text));
  return names.success ? new Set(names.data.flatMap((name) => capability.safeParse(name).data ?? [])) : null;
});
