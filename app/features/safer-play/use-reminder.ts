import { useEffect } from 'react';
import type { ReminderTimes } from './remind';

/** Reminds a player who stays in one page, or goes from page to page without ever opening one anew. */
export function useReminder(times: ReminderTimes | null): void {
  useEffect(() => {
    if (times === null) return;
    let stop: (() => void) | null | undefined;
    import('./remind').then(
      ({ remind }) => {
        if (stop !== null) stop = remind(times);
      },
      // Without it the reminder comes before the next page that is opened anew.
      () => undefined,
    );
    return () => {
      stop?.();
      stop = null;
    };
  }, [times]);
}
