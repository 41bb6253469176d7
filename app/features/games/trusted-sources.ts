import { frameDocumentOf } from '~/features/provider-frame/third-party-frame';
import type { TrustedSource } from './provider-messages';

/** The senders accepted from a game's frame: this site's frame document, and the provider's frame inside it. */
export function trustedSourcesIn(frame: HTMLIFrameElement): TrustedSource[] {
  const ours: TrustedSource = { window: frame.contentWindow, origin: window.location.origin };
  const inside = frameDocumentOf(frame)?.querySelector('iframe');
  if (!inside) return [ours];
  const keepsOrigin = inside.sandbox.contains('allow-same-origin');
  return [ours, { window: inside.contentWindow, origin: keepsOrigin ? new URL(inside.src).origin : 'null' }];
}
