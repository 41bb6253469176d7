import { NotificationPanel } from './notification-panel';
import type { NotificationsData } from './read-notifications';

/** The phone's bottom sheet, and what the account menu opens. */
export default function NotificationsDialog({ data, titleId }: { data: NotificationsData; titleId: string }) {
  return <NotificationPanel data={data} titleId={titleId} />;
}
