import { ConfirmForm, ConfirmNotice, type ConfirmReply } from '~/forms/confirm-form';
import { FormPage } from '~/forms/form-page';
import { useFormSlot } from '~/forms/form-slot';
import { usePageData, useSurface } from '~/forms/surface';
import { ButtonLink } from '~/ui/button';
import { Fact, Facts } from '~/ui/facts';
import { Notice } from '~/ui/notice';
import type { loadRemoval } from './remove-account.server';

export function RemoveAccountPage() {
  const data = usePageData<typeof loadRemoval>();
  const { copy, methods } = data;
  const slot = useFormSlot<ConfirmReply>('remove-account', data.state === 'gone' ? methods : data.self);
  const isDialog = useSurface().kind === 'dialog';
  if (data.state === 'gone')
    return (
      <FormPage title={copy.title} footer={isDialog ? undefined : <a href={methods}>{copy.methods}</a>}>
        <ConfirmNotice reply={slot.result} copy={copy}>
          <Notice kind="info" title={copy.gone} isSubject />
        </ConfirmNotice>
      </FormPage>
    );
  const { texts, self, back, method, account } = data;
  return (
    <FormPage title={copy.title} footer={isDialog ? undefined : <a href={methods}>{copy.methods}</a>}>
      <ConfirmNotice reply={slot.result} copy={copy}>
        <p>{copy.intro}</p>
      </ConfirmNotice>
      <Facts>
        <Fact name={copy.account} isVerbatim>
          {account}
        </Fact>
        <Fact name={copy.method}>{method}</Fact>
      </Facts>
      <ConfirmForm slot={slot} action={self} offline={texts.offline} pendingLabel={copy.submitting}>
        {copy.submit}
      </ConfirmForm>
      <ButtonLink look="quiet" wide href={back}>
        {copy.keep}
      </ButtonLink>
    </FormPage>
  );
}
