import { useWatch } from 'react-hook-form';
import { prorationTypes } from '../../../domain/fees/closing-types';
import { dayCounts } from '../../../domain/fees/proration';
import { closingDay, shareOf } from '../../../domain/fees/transaction';
import { formatDate, isDate } from '../../../domain/format/date';
import type { ProrationRecord } from '../../../domain/loan/fees/closing-lists';
import { toCents } from '../../../domain/numbers/fixed';
import { SaveDialog } from '../../crud/saving/SaveDialog';
import { ChoiceInput } from '../../fields/ChoiceInput';
import { KindInput } from '../../fields/KindInput';
import type { LoanRecord } from '../../shell/loan/useLoan';
import { InputGrid } from '../../ui/InputGrid';
import { feesCalls, type ProrationBody } from '../fees-calls';
import { amountText } from '../useFeesText';
import { ClosingRecords } from './ClosingRecords';
import { useClosingSave, useClosingText } from './useClosingText';

type Proration = ProrationBody['data'];

/** The form has the answer of the seller's payment as a choice. */
interface Values extends Omit<Proration, 'paidBySeller'> {
  readonly paid: 'seller' | 'buyer';
}

const empty = { type: 'county-taxes', Description: '', amount: '', closingDay: 'buyer', dayCount: 'actual' } as const;

function valuesOf(row: ProrationRecord | undefined): Values {
  const { paidBySeller = true, ...rest } = row ?? {};
  return { id: `new-${Date.now().toString(36)}`, ...empty, ...rest, paid: paidBySeller ? 'seller' : 'buyer' } as Values;
}

function ProrationInputs() {
  const t = useClosingText();
  const from = useWatch<Values, 'from'>({ name: 'from' });
  const choices = (key: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`${key}.${value}`) }));
  return (
    <>
      <ChoiceInput
        name="type"
        spec={{ kind: 'text' }}
        label={t('type')}
        choices={choices('prorationTypes', prorationTypes)}
        required
      />
      <KindInput name="Description" spec={{ kind: 'text', maxLength: 80 }} label={t('description')} required />
      <InputGrid columns={3}>
        <KindInput name="amount" spec={{ kind: 'money', min: 0 }} label={t('periodAmount')} required />
        <KindInput name="from" spec={{ kind: 'date' }} label={t('from')} required />
        <KindInput
          name="to"
          spec={{ kind: 'date' }}
          label={t('to')}
          required
          {...(from && isDate(from) && { min: from })}
        />
      </InputGrid>
      <InputGrid columns={3}>
        <ChoiceInput
          name="paid"
          spec={{ kind: 'text' }}
          label={t('paidBy')}
          choices={choices('paid', ['seller', 'buyer'])}
          required
        />
        <ChoiceInput
          name="closingDay"
          spec={{ kind: 'text' }}
          label={t('closingDay')}
          choices={choices('bearers', ['buyer', 'seller'])}
          required
        />
        <ChoiceInput
          name="dayCount"
          spec={{ kind: 'text' }}
          label={t('dayCount')}
          choices={choices('dayCounts', dayCounts)}
          required
        />
      </InputGrid>
    </>
  );
}

/** Charges that buyer and seller share by days, with the share of each. */
export function Prorations({ loan, editable }: { readonly loan: LoanRecord; readonly editable: boolean }) {
  const t = useClosingText();
  const save = useClosingSave(loan.sLNm);
  const { version } = loan;
  const closing = closingDay(loan);
  const shareText = (row: ProrationRecord): string => {
    const share = shareOf(row, closing);
    if (!share) return t('noClosingDay');
    const direction = t(row.paidBySeller ? 'buyerPays' : 'sellerPays', { amount: amountText(share.amount) });
    return `${direction} · ${t('days', { count: share.days, smart_count: share.days, of: share.ofDays })}`;
  };
  return (
    <ClosingRecords<ProrationRecord>
      of="prorations"
      rows={loan.prorations ?? []}
      editable={editable}
      columns={[
        { key: 'period', cell: ({ from, to }) => t('period', { from: formatDate(from), to: formatDate(to) }) },
        { key: 'amount', numeric: true, cell: ({ amount }) => amountText(toCents(amount)) },
        {
          key: 'counted',
          cell: (row) =>
            t('counted', { count: t(`dayCounts.${row.dayCount}`), bearer: t(`bearers.${row.closingDay}`) }),
        },
        { key: 'share', cell: shareText },
      ]}
      onRemove={(id) => save(feesCalls.removeProration(loan.sLNm, id, version))}
      dialog={(row, close) => (
        <SaveDialog<Values>
          draft={`proration:${row?.id ?? 'new'}`}
          title={t(row ? 'prorations.edit' : 'prorations.add')}
          defaultValues={valuesOf(row)}
          onSave={({ paid, ...data }) =>
            save(feesCalls.saveProration(loan.sLNm, { version, data: { ...data, paidBySeller: paid === 'seller' } }))
          }
          onClose={close}
          maxWidth="md"
        >
          <ProrationInputs />
        </SaveDialog>
      )}
    />
  );
}
