import type { AppLoadContext } from '@remix-run/node';
import { kindName } from '~/features/betting/slip/kind-name.server';
import { formatDateTime } from '~/lib/dates';
import { formatMoney } from '~/lib/money';
import { oddsWriter } from '~/session/odds-format.server';
import type { Tone } from '~/ui/badge';
import type { bet } from '~/upstream/contract/bet';
import type { CallData } from '~/upstream/contract/call';
import { betPath } from '~/features/betting/addresses/bets-path';

export type ListedBet = CallData<typeof bet.list>['items'][number];
type State = ListedBet['state'];

const TONES: Readonly<Record<State, Tone>> = {
  open: 'info',
  won: 'success',
  lost: 'neutral',
  void: 'warning',
  'cashed-out': 'accent',
};

const STATE_TEXTS = {
  open: 'open',
  won: 'won',
  lost: 'lost',
  void: 'void',
  'cashed-out': 'cashedOut',
} as const satisfies Record<State, string>;

type Page = Pick<AppLoadContext['page'], 'translation' | 'zone'>;

export const stateOf = ({ translation: { t } }: Pick<Page, 'translation'>, state: State) => ({
  label: t('bets-server', STATE_TEXTS[state]),
  tone: TONES[state],
});

export function describeBet(context: Pick<AppLoadContext, 'page' | 'player'>, bet: ListedBet) {
  const { page } = context;
  const { t, locale } = page.translation;
  const { id, title, count, kind, system, stake, bonusStake, odds, pays, state, placedAt } = bet;
  const match = title ?? t('bets-server', 'unknownMatch');
  return {
    id: String(id),
    href: betPath(String(id)),
    title: count > 1 ? t('bets-server', 'andMore', { match, count: count - 1 }) : match,
    kind: kindName(page.translation, kind === 'system' ? (system ?? kind) : kind),
    state: stateOf(page, state),
    stake: formatMoney(stake, locale),
    bonusStake: bonusStake && Number(bonusStake) > 0 ? formatMoney(bonusStake, locale) : null,
    odds: oddsWriter(context)(odds),
    pays: formatMoney(pays, locale),
    isOpen: state === 'open',
    placedAt: formatDateTime(Date.parse(placedAt), page.zone),
  };
}
