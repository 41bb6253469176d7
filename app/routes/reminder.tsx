import type { MetaFunction } from '@remix-run/node';
import { ReminderPage } from '~/features/protection/safer-play/reminder-page';
import type { loadReminder } from '~/features/protection/safer-play/safer-play.server';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { loadReminder as loader } from '~/features/protection/safer-play/safer-play.server';
export { submitContinue as action } from '~/features/protection/safer-play/reminder.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const meta: MetaFunction<typeof loadReminder> = (args) => pageTitle(args, args.data?.copy.dueTitle);

export const handle = definePage<typeof loadReminder>({
  access: 'player',
  description: 'reminder',
  dialog: { size: 'narrow', Form: ReminderPage, needsChoice: true },
  reminder: false,
});

export default ReminderPage;
