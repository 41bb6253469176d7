/** The words that both ends of the notification hub share. Nothing else is in here: the browser reads it, too. */

/** Where the site's relay takes connections, and where the embedded operator's hub does. */
export const HUB_PATH = '/hubs/notify';

/** The one hub method that the operator invokes, with a command and its message. */
export const NOTIFY_TARGET = 'NotifyMessage';
export const NOTIFICATION_COMMAND = 'Notification';
