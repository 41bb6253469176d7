/** Browser event: the live connection is open. What was pushed before is lost, so components that follow pushes read again. */
export const LIVE_OPENED = 'site:live-opened';

export const raiseLiveOpened = () => window.dispatchEvent(new Event(LIVE_OPENED));
