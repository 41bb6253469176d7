import { NotificationPanel } from './notification-panel';
import type { NotificationsData } from './read-notifications';

/** The notifications as a bottom sheet on phones, opened from the account menu. */
export default function NotificationsDialog({ data, titleId }: { data: NotificationsData; titleId: string }) {
  return <NotificationPanel data={data} titleId={titleId} />;
}
