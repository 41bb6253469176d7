import type { AppLoadContext, LoaderFunctionArgs, SerializeFrom } from '@remix-run/node';
import { bonusRows, loadBonuses } from '~/features/money/history/bonuses.server';
import { describeHistory } from '~/features/money/history/describe-history.server';
import { LIST_STATUS, readHistory, ROWS_PER_PAGE } from '~/features/money/history/read-history.server';
import { dataResponse } from '~/lib/buffered-response.server';
import { pausedUntil, requirePlayIsOn } from '~/session/paused-play.server';
import { bonus } from '~/upstream/contract/bonus';
import { hasCapability } from '~/upstream/has-capability.server';
import type { FailureKind, Outcome } from '~/upstream/outcome';
import { statusOf } from '~/upstream/status-of';
import { activeView, type ActiveView } from './active-view.server';
import { CLAIM_PATH } from './bonus-paths';
import { BONUSES_PATH } from '~/features/money/history/bonuses-path';
import { loadOffers } from './claim-bonus.server';
import { findGameLinks } from './game-links.server';
import { activeBonuses, isActive, NEWEST_BONUSES, type Bonus } from './is-active';
import { offerViews, type Offer, type OfferContext, type OfferView } from './offer-view.server';
import { PROMO_CODE_FIELD } from './promo-code.server';

export type OffersPart =
  { readonly state: 'list'; readonly items: readonly OfferView[] } | { readonly state: 'paused' | FailureKind };

export const hasBonusWallet = (context: AppLoadContext): Promise<boolean> => hasCapability(context, 'bonus-wallet');

export async function loadMyBonuses(args: LoaderFunctionArgs) {
  const { context } = args;
  if (!(await hasBonusWallet(context))) return loadBonuses(args);
  let newest: readonly Bonus[] = [];
  const isFirstPage = !(Number(new URL(args.request.url).searchParams.get('page')) > 1);
  const [history, offers] = await Promise.all([
    readHistory(args, {
      filters: {},
      async ask(_chosen, _period, page) {
        const outcome = await context.operator.ask(bonus.list, page.skip === 0 ? NEWEST_BONUSES : page);
        if (outcome.kind !== 'success') return outcome;
        newest = outcome.data.items;
        return { ...outcome, data: { ...outcome.data, items: newest.slice(0, ROWS_PER_PAGE) } };
      },
    }),
    isFirstPage ? askOffers(context) : null,
  ]);
  const { list } = history;
  const now = Date.now();
  const past = list.state === 'rows' ? list.items.filter((item) => !isActive(item, now)) : [];
  const { page } = context;
  const described = describeHistory(page, BONUSES_PATH, history.query, list);
  return dataResponse(
    {
      ...(await describeCentre(context, offers, isFirstPage ? newest : null, now)),
      path: BONUSES_PATH,
      title: page.translation.t('bonuses', 'title'),
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
  const [offers, list] = await Promise.all([askOffers(context), context.operator.ask(bonus.list, NEWEST_BONUSES)]);
  const newest = list.kind === 'success' ? list.data.items : [];
  return dataResponse(
    {
      ...(await describeCentre(context, offers, newest, Date.now())),
      path: CLAIM_PATH,
      title: context.page.translation.t('bonuses', 'claimTitle'),
      past: null,
    },
    { status: offers === 'paused' ? 200 : statusOf(offers, LIST_STATUS) },
  );
}

type Offers = Outcome<Offer[]> | 'paused';

/** Without a call while the player has paused play: nothing can be claimed then. */
const askOffers = async ({ operator, player: { session } }: AppLoadContext): Promise<Offers> =>
  pausedUntil(session.player) === null ? operator.ask(bonus.available, {}) : 'paused';

/**
 * @param offers null to leave the offers and the code out
 * @param newest null to leave the active bonuses out
 */
async function describeCentre(
  context: AppLoadContext,
  offers: Offers | null,
  newest: readonly Bonus[] | null,
  now: number,
) {
  const views = await offerContext(context, now);
  // A pause of play leaves out the way to a game.
  const inPause = pausedUntil(context.player.session.player, now) === null ? {} : { game: null };
  const underWay = newest && activeBonuses(newest, now);
  const active: ActiveView[] | null =
    underWay && underWay.map((item) => ({ ...activeView(item, underWay, views), ...inPause }));
  return {
    kind: 'centre' as const,
    copy: context.page.translation.copy('bonuses'),
    offline: context.page.translation.t('forms', 'offline'),
    offers: offers && offersPart(offers, views),
    active,
    /** What was typed before the session ended. */
    typedCode: (await context.player.draft.find())?.[PROMO_CODE_FIELD] ?? '',
  };
}

function offersPart(offers: Offers, views: OfferContext): OffersPart {
  if (offers === 'paused') return { state: 'paused' };
  return offers.kind === 'success' ? { state: 'list', items: offerViews(offers.data, views) } : { state: offers.kind };
}

/** What a view of an offer or a bonus needs beside it. All of it is shared content. */
export async function offerContext(
  context: Pick<AppLoadContext, 'content' | 'page'>,
  now: number,
): Promise<OfferContext> {
  return { page: context.page, links: await findGameLinks(context), now };
}

export type CentreData = Extract<
  SerializeFrom<typeof loadMyBonuses> | SerializeFrom<typeof loadClaimBonus>,
  { kind: 'centre' }
>;
