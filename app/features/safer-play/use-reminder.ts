import { useEffect } from 'react';
import { remind, type ReminderTimes } from './remind';

/** Reminds a player who stays in one page, or goes from page to page without ever opening one anew. */
export function useReminder(times: ReminderTimes | null): void {
  useEffect(() => (times === null ? undefined : remind(times)), [times]);
}
