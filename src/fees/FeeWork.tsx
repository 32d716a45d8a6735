import { Button } from '@mui/material';
import { useMemo, useState } from 'react';
import { useNotify } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { payoffsOf } from '../../domain/application/calculations/payoffs';
import { disclosedExpenseId, disclosedId } from '../../domain/fees/disclosed-id';
import { newFee } from '../../domain/fees/fee-records';
import { formatDate } from '../../domain/format/date';
import { formatAmount } from '../../domain/format/money';
import type { ExpenseRecord, FeeRecord } from '../../domain/loan/fees/closing-lists';
import { DraftConflicts } from '../crud/drafts/DraftConflicts';
import { DraftOffer } from '../crud/drafts/DraftOffer';
import { FormSaveBar } from '../crud/saving/FormSaveBar';
import { LeaveGuard } from '../crud/saving/LeaveGuard';
import { SaveConflicts } from '../crud/saving/SaveConflicts';
import { SaveErrors } from '../crud/saving/SaveErrors';
import type { LoanRecord } from '../shell/loan/useLoan';
import { Box, Stack } from '../ui/layout/primitives';
import { PageHead } from '../ui/PageHead';
import { AddFee } from './AddFee';
import { ClosingPart } from './closing/ClosingPart';
import { EditLine } from './EditLine';
import { ExpenseTable } from './ExpenseTable';
import { FeePanel } from './FeePanel';
import { FeeSheetTable } from './FeeSheetTable';
import { sheetOf } from './fee-lines';
import { expenseAt, feeAt } from './fee-values';
import { feesCalls } from './fees-calls';
import { readPasted } from './pasted-fees';
import { SheetTotals } from './SheetTotals';
import { useFeeForm } from './useFeeForm';
import { useFeesText } from './useFeesText';

interface Props {
  readonly loan: LoanRecord;
  readonly editable: boolean;
}

let added = 0;
/** A name for a fee until the LOS gives it an ID. */
const newId = (): string => {
  added += 1;
  return `new-${Date.now().toString(36)}-${added}`;
};

const lineText = (line: FeeRecord | ExpenseRecord | null | undefined): string => {
  if (!line) return '–';
  return formatAmount('TotalAmount' in line ? line.TotalAmount : line.fixedAmt);
};

/** The fees worksheet at work: sheet, totals, and the panel that follows what is typed. */
export function FeeWork({ loan, editable }: Props) {
  const { t } = useFeesText();
  const notify = useNotify();
  const { form, fees, hexps, changesExpenses, save, errors, baseline, isDirty, discard, values, ...entry } =
    useFeeForm(loan);
  const { put, remove, putExpense, removeExpense, cells, discards } = entry;
  const [focusedId, setFocused] = useState<string | null>(null);
  const payoffs = useMemo(() => payoffsOf(loan), [loan]);
  const sheet = sheetOf(loan, { fees, hexps: changesExpenses ? hexps : undefined }, payoffs);
  const estimate = sheet.goodFaith?.estimate;
  const nameOf = (expense: ExpenseRecord | undefined): string | undefined =>
    expense && (expense.Description ?? t(`expenses.${expense.type}`));
  const labelOf = (path: string): string =>
    feeAt(values, path)?.Description ?? nameOf(expenseAt(values, path)) ?? t('fee');
  const textOf = (_: string, value: unknown): string => lineText(value as FeeRecord | ExpenseRecord | null);

  const idOf = (fee: FeeRecord): string => disclosedId(fee, fees, loan) ?? newId();
  const withId = (fee: FeeRecord): FeeRecord => ({ ...fee, id: idOf(fee) });

  const applyTemplate = async (): Promise<void> => {
    const { template } = await feesCalls.all(loan.sLNm);
    const missing = template.filter(
      (fee) => !fees.some((own) => own.ClosingCostFeeType === fee.ClosingCostFeeType && Number(own.TotalAmount) > 0),
    );
    put(
      missing.map((fee) => {
        const own = fees.find(({ ClosingCostFeeType }) => ClosingCostFeeType === fee.ClosingCostFeeType);
        return { ...fee, id: own?.id ?? idOf(fee) };
      }),
    );
    if (missing.length === 0) return notify(t('appliedNone'), { type: 'info' });
    notify(t('applied', { count: missing.length, smart_count: missing.length }), { type: 'info' });
  };
  const pasteRows = (id: string, rows: string[][]): void => {
    const shown = sheet.worksheet.lines.flatMap((line) => fees.find((fee) => fee.id === line.id) ?? []);
    const below = shown.slice(shown.findIndex((fee) => fee.id === id));
    const pasted = readPasted(rows, below, fees, loan, newId);
    put(pasted.fees);
    if (pasted.unread.length > 0) notify(t('unread', { lines: pasted.unread.join('; ') }), { type: 'warning' });
  };

  return (
    <FormProvider {...form}>
      <Stack gap="s4">
        <PageHead
          title={t('title')}
          lead={
            estimate ? t('compared', { number: estimate.number, date: formatDate(estimate.issued) }) : t('notEstimated')
          }
          actions={
            editable && (
              <>
                <Button variant="outlined" disabled={save.saving} onClick={() => void applyTemplate()}>
                  {t('applyTemplate')}
                </Button>
                <AddFee
                  fees={fees}
                  channel={loan.sBranchChannelT}
                  disabled={save.saving}
                  onAdd={(fee) => put([withId(newFee(fee, loan, ''))])}
                />
              </>
            )
          }
        />
        <SaveErrors errors={errors} title={t('notSaved')} />
        <DraftOffer draft={baseline.draft} />
        <Stack gap="s4" fromLg={{ columns: 'minmax(0, 1fr) 284px' }} align="start">
          <Stack gap="s3" minInlineSize={0}>
            <Box border radius="l" background="surface" overflow="hidden">
              <EditLine sheet={sheet} focused={fees.find(({ id }) => id === focusedId)} editable={editable} />
              <FeeSheetTable
                key={discards}
                cells={cells}
                {...{ loan, sheet, fees, editable: editable && !save.saving }}
                onPut={put}
                onRemove={remove}
                onFocus={setFocused}
                onPasteRows={pasteRows}
              />
              <SheetTotals totals={sheet.worksheet.totals} />
            </Box>
            <ExpenseTable
              key={`expenses-${discards}`}
              cells={cells}
              loan={loan}
              expenses={hexps}
              editable={editable && !save.saving}
              onPut={putExpense}
              onRemove={removeExpense}
              newId={(type) => disclosedExpenseId({ type, Description: null }, hexps, loan) ?? newId()}
            />
            <ClosingPart loan={loan} sheet={sheet} payoffs={payoffs} editable={editable && !save.saving} />
            {editable && (
              <FormSaveBar dirty={isDirty} saving={save.saving} onSave={() => save.submit()} onDiscard={discard} />
            )}
          </Stack>
          <FeePanel loan={loan} sheet={sheet} />
        </Stack>
        <LeaveGuard active={isDirty} released={save.released} onLeave={baseline.abandon} />
        <DraftConflicts form={baseline} labelOf={labelOf} textOf={textOf} />
        {save.conflict && (
          <SaveConflicts
            save={save}
            conflicts={save.conflict.conflicts}
            labelOf={labelOf}
            textOf={textOf}
            confirm={t('save')}
          />
        )}
      </Stack>
    </FormProvider>
  );
}
