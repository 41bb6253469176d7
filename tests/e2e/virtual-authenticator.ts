import type { Page } from '@playwright/test';

/** A device of the player that makes and uses passkeys, without a person: it answers at once. */
export interface VirtualAuthenticator {
  /** Whether the person passes the device's lock. Without it the browser's prompt ends as one that was closed. */
  unlocks(isUnlocked: boolean): Promise<void>;
  /** Whether the person touches the device. Without it a prompt stays open. */
  touches(isTouched: boolean): Promise<void>;
  /** How many passkeys it has. */
  count(): Promise<number>;
}

export async function addVirtualAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    unlocks: async (isUserVerified) =>
      void (await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })),
    touches: async (enabled) =>
      void (await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })),
    count: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}
