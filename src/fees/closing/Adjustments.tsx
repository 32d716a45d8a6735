import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { adjustmentTypes } from '../../../domain/fees/closing-types';
import { adjustmentParties } from '../../../domain/fees/transaction';
import type { AdjustmentRecord } from '../../../domain/loan/fees/closing-lists';
import { toCents } from '../../../domain/numbers/fixed';
import { SaveDialog } from '../../crud/saving/SaveDialog';
import { ChoiceInput } from '../../fields/ChoiceInput';
import { KindInput } from '../../fields/KindInput';
import type { LoanRecord } from '../../shell/loan/useLoan';
import { InputGrid } from '../../ui/InputGrid';
import { type AdjustmentBody, feesCalls } from '../fees-calls';
import { amountText } from '../useFeesText';
import { ClosingRecords } from './ClosingRecords';
import { useClosingSave, useClosingText } from './useClosingText';

type Adjustment = AdjustmentBody['data'];

const empty = { type: 'other', Description: '', amount: '', paidFrom: 'seller', paidTo: 'borrower' } as const;

/** Who pays whom: no party pays itself, so the two trade places if the other one is chosen. */
function PartyInputs() {
  const t = useClosingText();
  const { setValue } = useFormContext<Adjustment>();
  const [paidFrom, paidTo] = useWatch<Adjustment, ['paidFrom', 'paidTo']>({ name: ['paidFrom', 'paidTo'] });
  const before = useRef(paidFrom);
  useEffect(() => {
    if (paidFrom === paidTo) setValue('paidTo', before.current, { shouldDirty: true });
    before.current = paidFrom;
  }, [paidFrom, paidTo, setValue]);
  const parties = adjustmentParties.map((value) => ({ value, label: t(`parties.${value}`) }));
  return (
    <InputGrid columns={2}>
      <ChoiceInput name="paidFrom" spec={{ kind: 'text' }} label={t('paidFrom')} choices={parties} required />
      <ChoiceInput
        name="paidTo"
        spec={{ kind: 'text' }}
        label={t('paidTo')}
        choices={parties.filter(({ value }) => value !== paidFrom || value === paidTo)}
        required
      />
    </InputGrid>
  );
}

/** Amounts between the parties that are no closing costs. */
export function Adjustments({ loan, editable }: { readonly loan: LoanRecord; readonly editable: boolean }) {
  const t = useClosingText();
  const save = useClosingSave(loan.sLNm);
  const { version } = loan;
  const types = adjustmentTypes.map((value) => ({ value, label: t(`adjustmentTypes.${value}`) }));
  return (
    <ClosingRecords<AdjustmentRecord>
      of="adjustments"
      rows={loan.adjustments ?? []}
      editable={editable}
      columns={[
        {
          key: 'parties',
          cell: ({ paidFrom, paidTo }) => t('fromTo', { from: t(`parties.${paidFrom}`), to: t(`parties.${paidTo}`) }),
        },
        { key: 'amount', numeric: true, cell: ({ amount }) => amountText(toCents(amount)) },
      ]}
      onRemove={(id) => save(feesCalls.removeAdjustment(loan.sLNm, id, version))}
      dialog={(row, close) => (
        <SaveDialog<Adjustment>
          draft={`adjustment:${row?.id ?? 'new'}`}
          title={t(row ? 'adjustments.edit' : 'adjustments.add')}
          defaultValues={{ id: `new-${Date.now().toString(36)}`, ...empty, ...row } as Adjustment}
          onSave={(data) => save(feesCalls.saveAdjustment(loan.sLNm, { version, data }))}
          onClose={close}
        >
          <ChoiceInput name="type" spec={{ kind: 'text' }} label={t('type')} choices={types} required />
          <KindInput name="Description" spec={{ kind: 'text', maxLength: 80 }} label={t('description')} required />
          <KindInput name="amount" spec={{ kind: 'money', min: 0 }} label={t('columns.amount')} required />
          <PartyInputs />
        </SaveDialog>
      )}
    />
  );
}
