/** What the demonstration has beyond the basic calls, by the names of the site option `capabilities`. */
export const ALL_CAPABILITIES = [
  'bets',
  'bonus-wallet',
  'brand',
  'forms',
  'limits',
  'lobby-detail',
  'match-feed',
  'passkeys',
  'phone-change',
  'sessions',
  'two-factor',
] as const;

export type OperatorCapability = (typeof ALL_CAPABILITIES)[number];

/** The capabilities that are on. All of them, unless a scenario switches some off. */
export interface Capabilities {
  list(): readonly OperatorCapability[];
  has(name: OperatorCapability): boolean;
  /** Switches exactly these off, and all others on. */
  without(names: readonly OperatorCapability[]): void;
}

/** @param missing those that this operator never has */
export function createCapabilities(...missing: readonly OperatorCapability[]): Capabilities {
  let off: readonly OperatorCapability[] = [];
  const has = (name: OperatorCapability) => !off.includes(name) && !missing.includes(name);
  return {
    list: () => ALL_CAPABILITIES.filter(has),
    has,
    without: (names) => void (off = names),
  };
}
