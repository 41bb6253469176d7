import { FormDialog } from '~/forms/form-dialog';
import { useDialogSlot } from '~/forms/form-slot';
import { ForfeitBonusView, type ForfeitData } from './forfeit-bonus-view';
import type { ForfeitReply } from './forfeit-bonus.server';

/** The question over the bonus centre. */
export default function ForfeitBonusDialog({ data, titleId }: { data: ForfeitData; titleId: string }) {
  return (
    <FormDialog title={data.copy.title} titleId={titleId}>
      <ForfeitBonusView data={data} slot={useDialogSlot<ForfeitReply>('forfeit-bonus')} />
    </FormDialog>
  );
}
