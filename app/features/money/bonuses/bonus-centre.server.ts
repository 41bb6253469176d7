import type { AppLoadContext, LoaderFunctionArgs, SerializeFrom } from '@remix-run/node';
import { bonusRows, loadBonuses } from '~/features/money/history/bonuses.server';
import { describeHistory } from '~/features/money/history/describe-history.server';
import { LIST_STATUS, readHistory, ROWS_PER_PAGE } from '~/features/money/history/read-history.server';
import { dataResponse } from '~/lib/buffered-response.server';
import { pausedUntil, requirePlayIsOn } from '~/session/paused-play.server';
import { bonus } from '~/upstream/contract/bonus';
import { hasCapability } from '~/upstream/has-capability.server';
import { statusOf } from '~/upstream/status-of';
import { activeView, type ActiveView } from './active-view.server';
import { CLAIM_PATH } from './bonus-paths';
import { BONUSES_PATH } from '~/features/money/history/bonuses-path';
import { loadOffers } from './claim-bonus.server';
import { findGameLinks } from './game-links.server';
import { activeBonuses, isActive, NEWEST_BONUSES, type Bonus } from './is-active';
import { offerViews, type OfferContext } from './offer-view.server';
import { PROMO_CODE_FIELD } from './promo-code.server';

export const hasBonusWallet = (context: AppLoadContext): Promise<boolean> => hasCapability(context, 'bonus-wallet');

export async function loadMyBonuses(args: LoaderFunctionArgs) {
  const { context } = args;
  if (!(await hasBonusWallet(context))) return loadBonuses(args);
  let newest: readonly Bonus[] = [];
  const history = await readHistory(args, {
    filters: {},
    async ask(_chosen, _period, page) {
      const outcome = await context.operator.ask(bonus.list, page.skip === 0 ? NEWEST_BONUSES : page);
      if (outcome.kind !== 'success') return outcome;
      // Later pages have the past bonuses alone.
      if (page.skip === 0) newest = outcome.data.items;
      return { ...outcome, data: { ...outcome.data, items: outcome.data.items.slice(0, ROWS_PER_PAGE) } };
    },
  });
  const { list } = history;
  const now = Date.now();
  const past = list.state === 'rows' ? list.items.filter((item) => !isActive(item, now)) : [];
  const { page } = context;
  const described = describeHistory(page, BONUSES_PATH, history.query, list);
  return dataResponse(
    {
      kind: 'centre' as const,
      copy: page.translation.copy('bonuses'),
      title: page.translation.t('bonuses', 'title'),
      active: await describeActive(context, newest, now),
      /** Null during a pause of play, which refuses claims. */
      claimPath: pausedUntil(context.player.session.player, now) === null ? CLAIM_PATH : null,
      past: {
        ...described,
        // The operator's numbers count the active bonuses too.
        position: list.state === 'rows' && past.length < list.items.length ? '' : described.position,
        state:
          described.state === 'rows' && past.length === 0 && list.state === 'rows' && list.pages === 1
            ? ('empty' as const)
            : described.state,
        title: page.translation.t('bonuses', 'past'),
        emptyTitle: page.translation.t('bonuses-server', 'emptyPast'),
        rows: bonusRows(past, page),
      },
    },
    { status: history.status },
  );
}

export async function loadClaimBonus(args: LoaderFunctionArgs) {
  const { context } = args;
  if (!(await hasBonusWallet(context))) return loadOffers(args);
  requirePlayIsOn(context);
  const outcome = await context.operator.ask(bonus.available, {});
  const { translation } = context.page;
  return dataResponse(
    {
      kind: 'centre' as const,
      copy: translation.copy('bonuses'),
      title: translation.t('bonuses', 'claimTitle'),
      offline: translation.t('forms', 'offline'),
      offers:
        outcome.kind === 'success'
          ? { state: 'list' as const, items: offerViews(outcome.data, await offerContext(context, Date.now())) }
          : { state: outcome.kind },
      /** What was typed before the session ended. */
      typedCode: (await context.player.draft.find())?.[PROMO_CODE_FIELD] ?? '',
    },
    { status: statusOf(outcome, LIST_STATUS) },
  );
}

async function describeActive(context: AppLoadContext, newest: readonly Bonus[], now: number): Promise<ActiveView[]> {
  const views = await offerContext(context, now);
  // A pause of play leaves out the way to a game.
  const inPause = pausedUntil(context.player.session.player, now) === null ? {} : { game: null };
  const underWay = activeBonuses(newest, now);
  return underWay.map((item) => ({ ...activeView(item, underWay, views), ...inPause }));
}

/** What a view of an offer or a bonus needs beside it. All of it is shared content. */
export async function offerContext(
  context: Pick<AppLoadContext, 'content' | 'page'>,
  now: number,
): Promise<OfferContext> {
  return { page: context.page, links: await findGameLinks(context), now };
}

export type MyBonusesData = Extract<SerializeFrom<typeof loadMyBonuses>, { kind: 'centre' }>;

export type ClaimData = Extract<SerializeFrom<typeof loadClaimBonus>, { kind: 'centre' }>;
