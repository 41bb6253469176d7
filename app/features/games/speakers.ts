import { frameDocumentOf } from '../provider-frame/third-party-frame';
import type { Speaker } from './provider-messages';

/** Who may speak from a game's frame: the frame document of this site, and the one frame inside it. */
export function speakersIn(frame: HTMLIFrameElement): Speaker[] {
  const ours: Speaker = { window: frame.contentWindow, origin: window.location.origin };
  const inside = frameDocumentOf(frame)?.querySelector('iframe');
  if (!inside) return [ours];
  const keepsOrigin = inside.sandbox.contains('allow-same-origin');
  return [ours, { window: inside.contentWindow, origin: keepsOrigin ? new URL(inside.src).origin : 'null' }];
}
