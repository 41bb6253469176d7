/** Trusted Types (docs/decisions/0028), which TypeScript does not know. Undefined in browsers that do not enforce them. */

interface Rules {
  readonly createHTML?: (html: string) => string | null;
  readonly createScriptURL?: (url: string) => string | null;
}

/** What it returns is an object for the browser. Its type here is that of the text, because the DOM's types know only text. */
interface Policy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

declare global {
  interface Window {
    readonly trustedTypes?: { createPolicy(name: TrustedTypesPolicy, rules: Rules): Policy };
  }
}

/** The policies that pages may create. The default one decides about text without a policy. */
export const TRUSTED_TYPES_POLICIES = ['default', 'served', 'worker'] as const;
export type TrustedTypesPolicy = (typeof TRUSTED_TYPES_POLICIES)[number];
