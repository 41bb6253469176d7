import { ForfeitBonusPage } from '~/features/money/bonuses/forfeit-bonus-page';
import type { loadForfeit } from '~/features/money/bonuses/forfeit-bonus.server';
import { definePage } from '~/shell/define-page';

export { loadForfeit as loader, submitForfeit as action } from '~/features/money/bonuses/forfeit-bonus.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { sendForm as clientAction } from '~/forms/send-form';

export const handle = definePage<typeof loadForfeit>({
  title: ({ copy }) => copy.title,
  description: 'forfeitBonus',
  capability: 'bonus-wallet',
  dialog: { size: 'medium', Form: ForfeitBonusPage },
  money: true,
  parents: ({ centre, bonuses }) => [{ label: centre, href: bonuses }],
});

export default ForfeitBonusPage;
