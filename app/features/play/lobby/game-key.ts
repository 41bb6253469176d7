import type { Game } from '~/upstream/contract/casino';

/** What tells two games apart. Two providers may use the same code. */
export const gameKey = ({ mainProviderId, gameCode }: Pick<Game, 'mainProviderId' | 'gameCode'>) =>
  `${mainProviderId} ${gameCode}`;
