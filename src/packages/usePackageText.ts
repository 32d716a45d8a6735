import { useLocale, useTranslate } from 'react-admin';
import { parseFieldPath } from '../../domain/application/field-path';
import { locateField } from '../../domain/application/locate-field';
import { borrowersNameOf } from '../../domain/application/visibility/field-visibility';
import { expensesOf } from '../../domain/fees/expenses';
import { formatDate } from '../../domain/format/date';
import { formatMoney } from '../../domain/format/money';
import { borrowerName, type LoanDocument } from '../../domain/loan/document';
import type { Finding } from '../../domain/packages/finding';
import { ownValue } from '../../domain/tables/own-value';
import { useFieldLabels } from '../fields/useFieldLabels';
import { isolated } from '../pricing/public';

const valueTexts: Readonly<Record<string, (value: string) => string>> = {
  amount: (value) => formatMoney(value),
  date: (value) => formatDate(value),
};

/** Texts about packages in the user's language. */
export function usePackageText() {
  const translate = useTranslate();
  const { label } = useFieldLabels();
  const rtl = useLocale() === 'ar';
  const t = (key: string, values: Readonly<Record<string, unknown>> = {}): string =>
    translate(`packages.${key}`, rtl ? isolated(values) : { ...values });

  const expenseName = (loan: LoanDocument, id: string): string => {
    const expense = expensesOf(loan).find((each) => each.id === id);
    return expense ? (expense.Description ?? translate(`fees.expenses.${expense.type}`)) : id;
  };

  /** A finding as a sentence: amounts and dates in their formats, fields and expenses by their names. */
  const finding = (loan: LoanDocument, { code, values = {}, path }: Finding): string => {
    const shown = Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const text = ownValue(valueTexts, name);
        if (name === 'expense') return [name, expenseName(loan, String(value))];
        return [name, text ? text(String(value)) : String(value)];
      }),
    );
    const name = path && parseFieldPath(path)?.name;
    if (name === undefined) return t(`findings.${code}`, shown);
    const [owner] = locateField(loan, path ?? '')?.owners ?? [];
    const field = label(borrowersNameOf(name));
    const who = owner && borrowerName(loan, owner);
    const key = code === 'missing-field' && who ? 'missing-of' : code;
    return t(`findings.${key}`, { ...shown, field, ...(who ? { name: who } : {}) });
  };
  return { t, finding };
}
