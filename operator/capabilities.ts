/** What the demonstration has beyond the basic calls, by the names of the site option `capabilities`. */
export const ALL_CAPABILITIES = [
  'bonus-wallet',
  'brand',
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

export function createCapabilities(): Capabilities {
  let off: readonly OperatorCapability[] = [];
  return {
    list: () => ALL_CAPABILITIES.filter((name) => !off.includes(name)),
    has: (name) => !off.includes(name),
    without: (names) => void (off = names),
  };
}
