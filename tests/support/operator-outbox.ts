import type { RunningOperator } from '../../operator/operator';

interface SentMessage {
  readonly to: string;
  readonly kind: 'sms' | 'email';
  readonly code: string;
  readonly text: string;
  readonly at: string;
}

/** The outbox of a site's embedded operator. */
export const outboxOf = (operatorUrl: string) => ({ outboxUrl: new URL('/outbox', operatorUrl).href });

/** The messages that the demonstration operator "sent" to that phone or email address, newest first. */
export async function messagesTo(
  { outboxUrl }: Pick<RunningOperator, 'outboxUrl'>,
  to: string,
): Promise<SentMessage[]> {
  const messages = (await (await fetch(`${outboxUrl}.json`)).json()) as SentMessage[];
  return messages.filter((message) => message.to === to);
}

/** The code in the newest message that has one. */
export async function lastCodeTo(operator: Pick<RunningOperator, 'outboxUrl'>, to: string): Promise<string> {
  const newest = (await messagesTo(operator, to)).find(({ code }) => code !== '');
  if (!newest) throw new Error(`Nothing was sent to ${to}.`);
  return newest.code;
}

/** A six-digit code that differs from this one. */
export function otherCode(code: string): string {
  return code === '000000' ? '000001' : '000000';
}
