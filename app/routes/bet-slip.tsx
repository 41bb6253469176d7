import { BET_FIELDS } from '~/features/betting/slip/slip-address';
import { SlipPage } from '~/features/betting/slip/slip-page';
import type { loadSlip } from '~/features/betting/slip/slip-page.server';
import { definePage } from '~/shell/define-page';

export { loadSlip as loader } from '~/features/betting/slip/slip-page.server';
export { submitSlip as action } from '~/features/betting/slip/submit-slip.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { sendForm as clientAction } from '~/forms/send-form';
export { SlipPage as default } from '~/features/betting/slip/slip-page';

export const handle = definePage<typeof loadSlip>({
  title: ({ copy }) => copy.title,
  draft: BET_FIELDS,
  description: 'sports',
  loginReason: 'bet',
  access: 'player',
  capability: 'bets',
  robots: 'disallow',
  dialog: { size: 'narrow', Form: SlipPage },
  crumbs: () => [],
});
