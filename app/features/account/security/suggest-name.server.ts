import { deviceName } from '~/lib/device-name';

/** A name for a passkey of this browser, such as "Chrome, Windows", that the player has not used yet; '' if none is known. */
export function suggestName(userAgent: string | null, used: readonly string[]): string {
  const name = deviceName(userAgent ?? '') ?? '';
  if (name === '' || !used.includes(name)) return name;
  const next = used.findIndex((_, index) => !used.includes(`${name} (${index + 2})`));
  return `${name} (${next + 2})`;
}
