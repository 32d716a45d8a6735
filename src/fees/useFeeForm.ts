import { useQueryClient } from '@tanstack/react-query';
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
import { type FeesHexpBody, feesCalls } from './fees-calls';

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
  const errors = useFormErrors(form);
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
    draft: { ...baseline, validated: async () => form.getValues() },
    write: async (values) => {
      // The server checks the codes; records of a loan have them as texts.
      const { fees, hexps } = linesOf(values) as unknown as Pick<FeesHexpBody, 'fees' | 'hexps'>;
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
  const set = (fee: FeeRecord): void => form.setValue(feeKey(fee.id), fee, { shouldDirty: true });
  return {
    form,
    fees,
    hexps,
    /** Whether the expenses are other than stored. */
    changesExpenses: hasExpenses(values, record),
    save,
    errors,
    baseline,
    isDirty: baseline.isDirty,
    discard: (): void => {
      errors.clear();
      baseline.discard();
    },
    /** Sets fees by their ID; an unknown one is added. */
    put: (changed: readonly FeeRecord[]): void => changed.forEach(set),
    remove: (id: string): void => form.setValue(feeKey(id), null, { shouldDirty: true }),
    putExpense: (expense: ExpenseRecord): void => form.setValue(expenseKey(expense.id), expense, { shouldDirty: true }),
    values,
  };
}
