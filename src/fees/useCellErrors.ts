import { type FieldError, get, type UseFormReturn, useFormState } from 'react-hook-form';
import { ownValue } from '../../domain/tables/own-value';
import { errorPaths } from '../fields/form-errors';
import { useMessageText } from '../providers/i18n/useMessageText';
import { expenseKey, expensesOfValues, type FeeValues, feeKey, feesOfValues } from './fee-values';
import { useFeesText } from './useFeesText';

type CellPath = `fee:${string}` | `expense:${string}`;

/** A line of a list that the server names: `fees[2].TotalAmount`. */
const LINE = /^(fees|hexps)(?:\[|\.)(\d+)\]?(?:\.(\w+))?/;

/** The columns of what a line has besides its amount, which have the message below. */
const columns: Readonly<Record<string, string>> = {
  Description: 'columns.fee',
  Beneficiary: 'columns.paidTo',
  ProviderName: 'columns.provider',
  ProviderChoice: 'columns.provider',
  PaidBy: 'columns.paidBy',
  GfeClosingCostFeePaymentTimingT: 'columns.when',
  month: 'expenseColumns.months',
  disbursements: 'expenseColumns.due',
};

/** What of the sheet can't be saved: cells whose text is not read, and lines that the server refused. */
export function useCellErrors(form: UseFormReturn<FeeValues>) {
  const messageText = useMessageText();
  const { t } = useFeesText();
  const { errors } = useFormState({ control: form.control });
  return {
    count: errorPaths(errors).length,
    /** What the server says about a line. */
    messageAt: (path: CellPath): string | undefined => {
      const error: FieldError | undefined = get(errors, path);
      return error?.type === 'server' ? messageText(error.message ?? '') : undefined;
    },
    mark: (path: CellPath, isWrong: boolean): void =>
      isWrong ? form.setError(path, { type: 'typed' }) : form.clearErrors(path),
    /** Places messages at their lines; answers those that are about no line. */
    place: (messages: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
      const values = form.getValues();
      const left = Object.entries(messages).filter(([name, message]) => {
        const [, list, place, field = ''] = LINE.exec(name) ?? [];
        const fee = list === 'fees' ? feesOfValues(values)[Number(place)] : undefined;
        const expense = list === 'hexps' ? expensesOfValues(values)[Number(place)] : undefined;
        const path = fee ? feeKey(fee.id) : expense ? (`${expenseKey(expense.id)}.fixedAmt` as const) : undefined;
        const column = ownValue(columns, field);
        const named = column ? `${t(column)}: ${messageText(message)}` : message;
        if (path !== undefined) form.setError(path, { type: 'server', message: named });
        return path === undefined;
      });
      return Object.fromEntries(left);
    },
    goToFirst: (): void => document.querySelector<HTMLElement>('[data-sheet] [aria-invalid="true"]')?.focus(),
  };
}

export type CellErrors = ReturnType<typeof useCellErrors>;
