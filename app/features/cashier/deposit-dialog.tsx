import { FormDialog } from '~/forms/form-dialog';
import { MethodList, type MethodsData } from './method-list';
import styles from './methods-page.module.css';

/** Spec 2.10: "Deposit Money" over a game, which stays where it is. A method's form opens in the same dialog. */
export default function DepositDialog({ data, titleId }: { data: MethodsData; titleId: string }) {
  return (
    <FormDialog title={data.copy.depositMoney} titleId={titleId}>
      <div className={styles.page}>
        <MethodList data={data} />
      </div>
    </FormDialog>
  );
}
