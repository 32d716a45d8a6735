import { useNotify } from 'react-admin';
import type { AmountsAnswer } from '../../domain/servicing/amounts.schemas';
import { transactionFields } from '../../domain/servicing/transaction-fields';
import { SaveDialog } from '../crud/saving/SaveDialog';
import { ChoiceInput } from '../fields/ChoiceInput';
import { KindInput } from '../fields/KindInput';
import { InputGrid } from '../ui/InputGrid';
import { Note } from '../ui/layout/primitives';
import { amountOf } from './amount-of';
import { servicingCalls } from './servicing-calls';
import { useServicingChanged } from './useServicing';
import { useServicingText } from './useServicingText';

interface Values {
  readonly from: string;
  readonly escrow: string;
  readonly insurance: string;
  readonly reason: string;
}

interface Props {
  readonly loanNum: string;
  /** As it was when the dialog opened. */
  readonly answer: AmountsAnswer;
  readonly onClose: () => void;
}

const text = { kind: 'text', maxLength: 200 } as const;
const amount = { ...transactionFields.amount, required: true } as const;

/** Changes escrow or mortgage insurance of the payment from a due date on. */
export function AmountsDialog({ loanNum, answer, onClose }: Props) {
  const { t, date } = useServicingText();
  const notify = useNotify();
  const changed = useServicingChanged(loanNum);
  const { seen, days, now } = answer;
  const save = async ({ from, escrow, insurance, reason }: Values): Promise<void> => {
    const amounts = { escrow: amountOf(escrow) ?? '', insurance: amountOf(insurance) ?? '' };
    await servicingCalls.saveAmounts(loanNum, { seen, from, reason, ...amounts });
    await changed();
    notify('servicing.amounts.saved', { type: 'success' });
  };
  return (
    <SaveDialog<Values>
      draft={`servicing-amounts:${loanNum}`}
      title={t('amounts.change')}
      saveLabel={t('amounts.save')}
      defaultValues={{ from: days[0] ?? '', escrow: now.escrow, insurance: now.insurance, reason: '' }}
      onSave={save}
      onClose={onClose}
    >
      <Note as="p">{t('amounts.lead')}</Note>
      <InputGrid columns={2}>
        <ChoiceInput
          name="from"
          spec={text}
          label={t('amounts.from')}
          choices={days.map((day) => ({ value: day, label: date(day) }))}
          required
        />
        <KindInput name="escrow" spec={amount} label={t('months.escrow')} required />
        <KindInput name="insurance" spec={amount} label={t('months.insurance')} required />
      </InputGrid>
      <KindInput name="reason" spec={text} label={t('amounts.reason')} help={t('amounts.reasonHelp')} required />
    </SaveDialog>
  );
}
