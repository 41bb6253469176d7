import { CallRequestPage } from '~/features/support/call-request/call-request-page';
import type { loadCallRequest } from '~/features/support/call-request/call-request.server';
import { definePage } from '~/shell/define-page';

export {
  loadCallRequest as loader,
  submitCallRequest as action,
} from '~/features/support/call-request/call-request.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { sendForm as clientAction } from '~/forms/send-form';

export const handle = definePage<typeof loadCallRequest>({
  title: ({ copy }) => copy.title,
  description: 'callMe',
  search: { label: (t) => t('menus', 'callMe'), words: 'callMe' },
  dialog: { size: 'narrow', Form: CallRequestPage, fromMenus: true },
  sitemap: true,
});

export default CallRequestPage;
