import type { MetaFunction } from '@remix-run/node';
import { ForfeitBonusPage } from '~/features/money/bonuses/forfeit-bonus-page';
import type { loadForfeit } from '~/features/money/bonuses/forfeit-bonus.server';
import { sendForm } from '~/forms/send-form';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { loadForfeit as loader, submitForfeit as action } from '~/features/money/bonuses/forfeit-bonus.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const meta: MetaFunction<typeof loadForfeit> = (args) => pageTitle(args, args.data?.copy.title);

export const handle = definePage<typeof loadForfeit>({
  description: 'forfeitBonus',
  capability: 'bonus-wallet',
  dialog: { size: 'medium', Form: ForfeitBonusPage },
  money: true,
  crumbs: ({ copy, centre, bonuses }) => [{ label: centre, href: bonuses }, { label: copy.title }],
});

export const clientAction = sendForm;

export default ForfeitBonusPage;
