/** Element id of a game's tile, a link target. Only tiles of the page's main list have it. */
export const tileId = (gameCode: string) => `game-${encodeURIComponent(gameCode)}`;
