import type { GameKind } from '../../catalogue/game';
import type { View } from './view';
import { baccaratView } from './views/baccarat';
import { bingoView } from './views/bingo';
import { blackjackView } from './views/blackjack';
import { crashView } from './views/crash';
import { pokerView } from './views/poker';
import { rouletteView } from './views/roulette';
import { slotView } from './views/slot';
import { wheelView } from './views/wheel';

export const viewOf: Record<GameKind, View> = {
  slot: slotView,
  roulette: rouletteView,
  blackjack: blackjackView,
  baccarat: baccaratView,
  poker: pokerView,
  crash: crashView,
  bingo: bingoView,
  wheel: wheelView,
};
