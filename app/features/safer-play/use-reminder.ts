import { useEffect } from 'react';
import { remind, type ReminderTimes } from './remind';

/** Shows the reminder to a player who stays on one page or only navigates on the client. */
export function useReminder(times: ReminderTimes | null): void {
  useEffect(() => (times === null ? undefined : remind(times)), [times]);
}
