import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { formKey } from '../../domain/drafts/form-key';
import type { LoanDocument } from '../../domain/loan/document';
import { isLoanDocument } from '../../domain/loan/document';
import type { ExpenseRecord, FeeRecord } from '../../domain/loan/fees/closing-lists';
import { mergeRecord, sameValues, withTheirFields } from '../../domain/records/merge';
import { currentOf } from '../crud/saving/stale';
import { useFormBaseline } from '../crud/saving/useFormBaseline';
import { useFormErrors } from '../crud/saving/useFormErrors';
import { useVersionedSave } from '../crud/saving/useVersionedSave';
import { queryKeys } from '../providers/data/query-keys';
import {
  enteredExpense,
  expenseKey,
  expensesOfValues,
  type FeeValues,
  feeKey,
  feesOfValues,
  valuesOfLines,
  valuesOfLoan,
} from './fee-values';
import { feesCalls } from './fees-calls';
import { useCellErrors } from './useCellErrors';

const linesOf = (values: object) => ({ fees: feesOfValues(values), hexps: expensesOfValues(values) });

/** Whether the housing expenses of two states differ. */
const hasExpenses = (values: object, before: object): boolean =>
  !sameValues(expensesOfValues(values), expensesOfValues(before));

/** The fees of a loan as a form, saved all at once; changes of other users are merged fee by fee. */
export function useFeeForm(loan: LoanDocument) {
  const { pathname } = useLocation();
  const client = useQueryClient();
  const notify = useNotify();
  const record = valuesOfLoan(loan);
  const form = useForm<FeeValues>({ defaultValues: record });
  const cells = useCellErrors(form);
  const [discards, setDiscards] = useState(0);
  const errors = useFormErrors(form, { placeUnseen: cells.place });
  const validated = async (): Promise<FeeValues | null> => {
    if (cells.count === 0) return form.getValues();
    cells.goToFirst();
    return null;
  };
  const baseline = useFormBaseline<FeeValues, LoanDocument>({
    form,
    record,
    valuesOf: valuesOfLoan,
    merge: mergeRecord,
    withTheirs: withTheirFields,
    formKey: formKey(pathname),
  });
  const reload = (): void => {
    void client.invalidateQueries({ queryKey: queryKeys.record('loans', loan.sLNm) });
    void client.invalidateQueries({ queryKey: queryKeys.activity(loan.sLNm) });
  };
  const save = useVersionedSave<FeeValues, FeeValues, LoanDocument>({
    draft: { ...baseline, validated },
    write: async (values) => {
      const { fees, hexps } = linesOf(values);
      const { version } = baseline.base();
      const saved = await (hasExpenses(values, baseline.base())
        ? feesCalls.saveBoth(loan.sLNm, { version, fees, hexps })
        : feesCalls.save(loan.sLNm, { version, fees }));
      return valuesOfLines({
        sLNm: saved.loanNum,
        version: saved.version,
        fees: saved.fees,
        hexps: saved.hexps.map((expense) => enteredExpense(expense, expense.monthly)),
      });
    },
    errors,
    rebasing: {
      ...baseline,
      currentOf: (error) => currentOf(error, isLoanDocument),
      reload,
    },
    onSaved: () => {
      notify('fees.saved', { type: 'success' });
      reload();
    },
  });
  const values = useWatch({ control: form.control });
  const { fees, hexps } = linesOf(values);
  const set = (fee: FeeRecord): void => {
    form.clearErrors(feeKey(fee.id));
    form.setValue(feeKey(fee.id), fee, { shouldDirty: true });
  };
  return {
    form,
    fees,
    hexps,
    /** Whether the expenses are other than stored. */
    changesExpenses: hasExpenses(values, record),
    save,
    errors,
    baseline,
    cells,
    /** Also if a cell holds what can't be saved. */
    isDirty: baseline.isDirty || cells.count > 0,
    /** Cells forget what was typed. */
    discards,
    discard: (): void => {
      errors.clear();
      form.clearErrors();
      setDiscards((count) => count + 1);
      baseline.discard();
    },
    /** Sets fees by their ID; an unknown one is added. */
    put: (changed: readonly FeeRecord[]): void => changed.forEach(set),
    remove: (id: string): void => {
      form.clearErrors(feeKey(id));
      form.setValue(feeKey(id), null, { shouldDirty: true });
    },
    putExpense: (expense: ExpenseRecord): void => form.setValue(expenseKey(expense.id), expense, { shouldDirty: true }),
    removeExpense: (id: string): void => {
      form.clearErrors(expenseKey(id));
      form.setValue(expenseKey(id), null, { shouldDirty: true });
    },
    values,
  };
}
