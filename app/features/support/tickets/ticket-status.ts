import type { Copy } from '~/i18n/messages';
import { shorten } from '~/lib/shorten';
import type { Tone } from '~/ui/badge';

const KNOWN: Record<string, { label: keyof Copy<'tickets'>; tone: Tone }> = {
  open: { label: 'statusOpen', tone: 'warning' },
  answered: { label: 'statusAnswered', tone: 'success' },
  closed: { label: 'statusClosed', tone: 'neutral' },
};

export const isClosed = (status: string) => status.toLowerCase() === 'closed';

/** Label and tone of a ticket status. An unknown status keeps the operator's text. */
export function describeStatus(status: string, copy: Copy<'tickets'>): { label: string; tone: Tone } {
  const known = Object.hasOwn(KNOWN, status.toLowerCase()) ? KNOWN[status.toLowerCase()] : undefined;
  return known ? { label: copy[known.label], tone: known.tone } : { label: shorten(status, 40), tone: 'neutral' };
}
