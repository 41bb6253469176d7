import type { MetaFunction } from '@remix-run/node';
import { CallRequestPage } from '~/features/support/call-request/call-request-page';
import type { loadCallRequest } from '~/features/support/call-request/call-request.server';
import { sendForm } from '~/forms/send-form';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export {
  loadCallRequest as loader,
  submitCallRequest as action,
} from '~/features/support/call-request/call-request.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const meta: MetaFunction<typeof loadCallRequest> = (args) => pageTitle(args, args.data?.copy.title);

export const handle = definePage<typeof loadCallRequest>({
  description: 'callMe',
  search: { label: (t) => t('menus', 'callMe'), words: 'callMe' },
  dialog: { size: 'narrow', Form: CallRequestPage, fromMenus: true },
  sitemap: true,
  crumbs: ({ copy }) => [{ label: copy.title }],
});

export const clientAction = sendForm;

export default CallRequestPage;
