/** The names that both ends of the notification hub share. The browser loads this file: keep it free of imports. */

/** The path of the site's relay, and of the embedded operator's hub. */
export const HUB_PATH = '/hubs/notify';

/** The only hub method that the operator invokes. Its arguments are a command and the command's message. */
export const NOTIFY_TARGET = 'NotifyMessage';
export const NOTIFICATION_COMMAND = 'Notification';
/** A change of a bonus under way. Its message: `bonusProgress` in app/upstream/contract/bonus.ts. */
export const BONUS_PROGRESS_COMMAND = 'BonusProgress';
/** A bet that is settled or cashed out. Its message: the bet's `id`. */
export const BET_SETTLED_COMMAND = 'BetSettled';
/** The site's own command: the player has paused play, so that open games end. It has no message. */
export const PAUSED_COMMAND = 'PlayPaused';
