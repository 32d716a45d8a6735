import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { ServicingPayment } from '../../domain/servicing/servicing.schemas';
import { SaveDialog } from '../crud/saving/SaveDialog';
import { ChoiceInput } from '../fields/ChoiceInput';
import { KindInput } from '../fields/KindInput';
import { queryKeys } from '../providers/data/query-keys';
import { InputGrid } from '../ui/InputGrid';
import { servicingCalls } from './servicing-calls';
import { useServicingChanged } from './useServicing';
import { useServicingText } from './useServicingText';

interface Values {
  readonly servicerId: string;
  readonly effectiveD: string | null;
  readonly lastD: string | null;
  readonly sSubservicerLoanNm: string | null;
  readonly goodbyeOn: string | null;
  readonly helloOn: string | null;
}

interface Props {
  readonly loanNum: string;
  /** As it was when the dialog opened. */
  readonly payment: ServicingPayment;
  readonly onClose: () => void;
}

const date = { kind: 'date' } as const;
const text = { kind: 'text', maxLength: 36 } as const;

function valuesOf({ transfer, sServicingTransferD, sSubservicerLoanNm }: ServicingPayment): Values {
  return {
    servicerId: transfer?.servicerId ?? '',
    effectiveD: transfer?.effectiveD ?? sServicingTransferD,
    lastD: transfer?.lastD ?? null,
    sSubservicerLoanNm,
    goodbyeOn: transfer?.goodbye.givenOn ?? null,
    helloOn: transfer?.hello.givenOn ?? null,
  };
}

/** Plans or changes the transfer of the servicing of a loan. */
export function TransferDialog({ loanNum, payment, onClose }: Props) {
  const { t } = useServicingText();
  const notify = useNotify();
  const changed = useServicingChanged(loanNum);
  const { data: servicers = [] } = useQuery({
    queryKey: queryKeys.servicers(),
    queryFn: ({ signal }) => servicingCalls.servicers(signal),
  });
  const save = async (values: Values): Promise<void> => {
    await servicingCalls.transfer(loanNum, {
      ...values,
      effectiveD: values.effectiveD ?? '',
      lastD: values.lastD ?? '',
      sSubservicerLoanNm: values.sSubservicerLoanNm || null,
      ...{ version: payment.version, transferVersion: payment.transfer?.version ?? null },
    });
    await changed();
    notify('servicing.transfer.saved', { type: 'success' });
  };
  return (
    <SaveDialog<Values>
      draft={`servicing-transfer:${loanNum}`}
      title={t('transfer.form')}
      saveLabel={t('transfer.save')}
      defaultValues={valuesOf(payment)}
      onSave={save}
      onClose={onClose}
    >
      <InputGrid columns={2}>
        <ChoiceInput
          name="servicerId"
          spec={text}
          label={t('transfer.servicer')}
          choices={servicers.map(({ id, name }) => ({ value: id, label: name }))}
          required
        />
        <KindInput name="sSubservicerLoanNm" spec={text} label={t('transfer.number')} help={t('transfer.numberHelp')} />
        <KindInput name="effectiveD" spec={date} label={t('transfer.effective')} required />
        <KindInput name="lastD" spec={date} label={t('transfer.lastD')} help={t('transfer.lastHelp')} required />
        <KindInput name="goodbyeOn" spec={date} label={t('transfer.goodbyeOn')} help={t('transfer.goodbyeHelp')} />
        <KindInput name="helloOn" spec={date} label={t('transfer.helloOn')} help={t('transfer.helloHelp')} />
      </InputGrid>
    </SaveDialog>
  );
}
