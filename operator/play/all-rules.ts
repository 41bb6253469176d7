import type { GameKind } from '../catalogue/game';
import { baccarat } from './rules/baccarat';
import { bingo } from './rules/bingo';
import { blackjack } from './rules/blackjack';
import { crash } from './rules/crash';
import { poker } from './rules/poker';
import { roulette } from './rules/roulette';
import type { Rules } from './rules/rules';
import { slot } from './rules/slot';
import { wheel } from './rules/wheel';

export const rulesOf: Record<GameKind, Rules> = { slot, roulette, blackjack, baccarat, poker, crash, bingo, wheel };
