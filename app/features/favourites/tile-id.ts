/** A tile's id in the page, so that a link can lead to it. Only the page's main list carries them. */
export const tileId = (gameCode: string) => `game-${encodeURIComponent(gameCode)}`;
