/** Browser event: the player has paused play, here or elsewhere, and open games end. */
export const PLAY_PAUSED = 'site:play-paused';

export const raisePlayPaused = () => window.dispatchEvent(new Event(PLAY_PAUSED));
