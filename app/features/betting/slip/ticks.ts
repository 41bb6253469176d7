import {
  HAD_FIELD,
  parsePick,
  PICK_FIELD,
  selectionText,
  type SlipPick,
} from '~/features/betting/addresses/book-address';

export const MOST_PICKS = 12;

export interface Ticked {
  readonly picks: readonly SlipPick[];
  /** More was ticked than a slip can have. */
  readonly isFull: boolean;
}

/** The picks that a form or an address names; at most so many as a slip has. */
export const picksFrom = (texts: readonly unknown[]): readonly SlipPick[] =>
  texts.flatMap((text) => parsePick(text) ?? []).slice(0, MOST_PICKS + 1);

/**
 * The slip after a page's form. A price that was ticked when the page was made and is not any more leaves it; one that is on it
 * keeps the odds at which it was chosen. A market has one pick: the last that was ticked since.
 */
export function withTicks(slip: readonly SlipPick[], form: Pick<FormData, 'getAll'>): Ticked {
  const had = new Set(form.getAll(HAD_FIELD));
  const ticked = picksFrom(form.getAll(PICK_FIELD));
  const isNew = (pick: SlipPick) => !had.has(selectionText(pick));
  const chosen = new Map(
    [...ticked.filter((pick) => !isNew(pick)), ...ticked.filter(isNew)].map((pick) => [marketText(pick), pick]),
  );
  const stays = (pick: SlipPick) => {
    const rival = chosen.get(marketText(pick));
    return rival ? selectionText(rival) === selectionText(pick) : isNew(pick);
  };
  const kept = slip.filter(stays);
  const markets = new Set(kept.map(marketText));
  const picks = [...kept, ...[...chosen.values()].filter((pick) => !markets.has(marketText(pick)))];
  return { picks: picks.slice(0, MOST_PICKS), isFull: picks.length > MOST_PICKS };
}

const marketText = ({ event, market }: SlipPick) => `${event} ${market}`;

export const withoutPick = (picks: readonly SlipPick[], removed: SlipPick): readonly SlipPick[] =>
  picks.filter((pick) => selectionText(pick) !== selectionText(removed));
