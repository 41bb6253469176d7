import type { AppLoadContext } from '@remix-run/node';
import { formatDateTime } from '~/lib/dates';
import { minutesSince } from '~/lib/minutes-since';
import { formatMoney, showsAsZero, withSign } from '~/lib/money';
import { customer } from '~/upstream/contract/customer';
import { hasCapability } from '~/upstream/has-capability.server';

type FactsContext = Pick<AppLoadContext, 'player' | 'content' | 'operator' | 'page'>;

/** Makes one call. Null for a guest, without the capability `limits`, and where it cannot be read: it never fails a page. */
export async function findSessionPlay(context: FactsContext) {
  if (!context.player.session.player) return null;
  if (!(await hasCapability(context, 'limits'))) return null;
  const outcome = await context.operator.ask(customer.sessionfacts, {});
  if (outcome.kind !== 'success') return null;
  const { t, locale } = context.page.translation;
  const money = (amount: string) => formatMoney(amount, locale);
  const [staked, won, net] = [outcome.data.staked, outcome.data.won, outcome.data.net];
  const amount = money(net.replace('-', ''));
  return {
    staked: money(staked),
    won: money(won),
    net: withSign(money(net), net, 'in'),
    /** A sentence that says in words whether the player is up or down. */
    position: t('session-play-server', directionOf({ staked, won, net }), { amount }),
  };
}

export interface SessionFact {
  readonly name: string;
  readonly text: string;
}

/** The session's length, staked, won, net, and the time of these figures. Empty where `findSessionPlay` has none. */
export async function findSessionFacts(context: FactsContext): Promise<readonly SessionFact[]> {
  const play = await findSessionPlay(context);
  const { player } = context.player.session;
  if (!play || !player) return [];
  const {
    translation: { t },
    zone,
  } = context.page;
  const now = Date.now();
  const minutes = t('session-play-server', 'minutes', { count: minutesSince(player.startedAt, now) });
  return [
    { name: t('session-play-server', 'elapsed'), text: minutes },
    { name: t('session-play-server', 'staked'), text: play.staked },
    { name: t('session-play-server', 'won'), text: play.won },
    { name: t('session-play-server', 'net'), text: play.net },
    { name: t('session-play-server', 'readAt'), text: formatDateTime(now, zone).slice(-TIME_LETTERS) },
  ];
}

/** Hours and minutes, at the end of a date. */
const TIME_LETTERS = '00:00'.length;

const isZero = (amount: string) => !/[1-9]/.test(amount);

function directionOf({ staked, won, net }: Record<'staked' | 'won' | 'net', string>): 'none' | 'even' | 'down' | 'up' {
  if (isZero(staked) && isZero(won)) return 'none';
  if (showsAsZero(net)) return 'even';
  return net.startsWith('-') ? 'down' : 'up';
}
