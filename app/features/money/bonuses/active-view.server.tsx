import { formatMoney, isPositive } from '~/lib/money';
import { showValue } from '~/features/money/history/history-words';
import { ownRegion } from '~/ui/region.server';
import { forfeitPath } from './bonus-paths';
import { BonusFacts, BonusTerms } from './bonus-terms';
import { countsFirst, type Bonus } from './is-active';
import { termsPath, timeLeft, type OfferContext } from './offer-view.server';
import { wagerProgressOf } from './wager-progress';

export type ActiveView = ReturnType<typeof activeView>;

/** @param underWay all active bonuses */
export function activeView(bonus: Bonus, underWay: readonly Bonus[], context: OfferContext) {
  const { page, links, now } = context;
  const { translation, zone } = page;
  const { t, locale } = translation;
  const { amount, remaining, expiresAt } = bonus;
  const money = (decimal: string) => formatMoney(decimal, locale);
  const facts = [
    ['remaining', remaining != null && money(remaining)],
    ['expires', expiresAt !== null && timeLeft(expiresAt, now, translation, zone)],
  ] as const;
  const shown = facts.flatMap(([name, text]) => (text === false ? [] : [{ name: t('bonuses-server', name), text }]));
  const game = links.gameThatCounts(bonus);
  const isFirst = countsFirst(bonus, underWay);
  const whole = links.countedInFull(bonus);
  return {
    id: String(bonus.id),
    title: bonus.title,
    status: showValue(translation.copy('history-words'), 'processStatus', bonus.status),
    /** Null where nothing must be staked, or the operator does not say it. */
    progress: wagerProgressOf(bonus, locale),
    /** Whether stakes count for it before another one; null where that is not known. */
    order:
      isFirst === null
        ? null
        : {
            tone: isFirst ? ('accent' as const) : ('neutral' as const),
            label: t('bonuses-server', isFirst ? 'first' : 'later'),
          },
    freeSpins: bonus.freeSpins ? freeSpinsOf(bonus.freeSpins, { t, links }) : null,
    /** A game whose stakes count, as the label of a link; null where the operator does not say it. */
    game: game && { href: game.href, label: t('bonuses-server', 'playGame', { game: game.name }) },
    details: ownRegion(
      context,
      <>
        {whole !== '' && <p>{t('bonuses-server', 'countedInFull', { games: whole })}</p>}
        {shown.length > 0 && <BonusFacts facts={shown} isCompact />}
        <BonusTerms
          title={bonus.title}
          description={bonus.description}
          facts={isPositive(amount) ? [{ name: t('bonuses-server', 'amount'), text: money(amount) }] : []}
          games={links.countedGames(bonus)}
          terms={termsPath(bonus)}
          copy={translation.copy('bonuses')}
        />
      </>,
    ),
    /** The page that asks before the bonus is given up; null where it cannot be. */
    forfeit: bonus.forfeitable === true ? forfeitPath(bonus.id) : null,
  };
}

function freeSpinsOf(
  { gameCode, left }: NonNullable<Bonus['freeSpins']>,
  { t, links }: Pick<OfferContext, 'links'> & Pick<OfferContext['page']['translation'], 't'>,
) {
  // Without a game where no lobby has it.
  return left === 0 ? null : { text: t('bonuses-server', 'freeSpins', { count: left }), game: links.gameOf(gameCode) };
}
