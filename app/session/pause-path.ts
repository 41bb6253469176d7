/** The page that begins a pause of play, and says until when one lasts. */
export const PAUSE_PATH = '/safer-play/pause';
