import { useWatch } from 'react-hook-form';
import type { AppraisalsPage } from '../../../domain/appraisal/loan-appraisals.contract';
import { formatMoney } from '../../../domain/format/money';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import type { OrderValues } from './order-form';
import { useAppraisalText } from './useAppraisalText';
import { useFee } from './useFee';

interface Props {
  readonly loanNum: string;
  readonly data: AppraisalsPage;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Says what an order costs, and who pays it, before it is sent. */
export function OrderQuestion({ loanNum, data, onConfirm, onCancel }: Props) {
  const { t } = useAppraisalText();
  const { company, form, payer, manualAmt } = useWatch<OrderValues>() as OrderValues;
  const scheduled = useFee(loanNum, data.loanVersion)?.fee;
  const fee = manualAmt || scheduled;
  const name = data.companies.find(({ code }) => code === company)?.name ?? company;
  const values = { form, company: name, payer: t(`payers.${payer}`) };
  return (
    <ConfirmDialog open title={t('orderTitle')} confirmLabel={t('orderNow')} onConfirm={onConfirm} onCancel={onCancel}>
      {fee ? t('orderText', { ...values, amount: formatMoney(fee) }) : t('orderTextQuoted', values)}
    </ConfirmDialog>
  );
}
