import { expensesOf, expenseTypes, isExpenseType, monthlyOf } from '../../fees/expenses';
import type { NewLoanDocument } from '../../loan/document';
import type { ExpenseRecord } from '../../loan/fees/closing-lists';
import type { Cents } from '../../numbers/fixed';
import { roundedDollars } from '../figures/estimate-lines';
import { expenseName } from '../figures/expense-name';
import type { ProjectedColumn, ProjectedForm } from '../figures/projected-payments';
import type { ProjectedTable, TaxesTable } from './estimate-form.schemas';
import { centsText, dollarsText } from './printed';

const wholeText = (cents: Cents): string => dollarsText(roundedDollars(cents));

/** How a form prints an amount that is no range. */
const printers: Readonly<Record<ProjectedForm, (cents: Cents) => string>> = {
  estimate: wholeText,
  closing: centsText,
};

const yearsText = ({ fromYear, toYear }: Pick<ProjectedColumn, 'fromYear' | 'toYear'>): string =>
  fromYear === toYear ? `Year ${fromYear}` : `Years ${fromYear}-${toYear}`;

/** The Projected Payments as they are printed (12 CFR 1026.37(c), 1026.38(c)). */
export function paymentsTable(columns: readonly ProjectedColumn[], form: ProjectedForm): ProjectedTable {
  const print = printers[form];
  const plain = (cents: Cents): string => (cents === 0 ? '0' : print(cents).replace('$', ''));
  return columns.map(({ principalAndInterest, total, insurance, ...column }) => ({
    years: yearsText(column),
    principalAndInterest: column.isRange
      ? [`${wholeText(principalAndInterest.least)} min`, `${wholeText(principalAndInterest.most)} max`]
      : [centsText(principalAndInterest.least)],
    onlyInterest: column.onlyInterest,
    insurance: insurance === null ? '—' : plain(insurance),
    escrow: plain(column.escrow),
    total: column.isRange ? [...new Set([total.least, total.most].map(wholeText))].join('–') : print(total.least),
  }));
}

/** Whether the escrow account pays all, some or none of these expenses; empty if there are none. */
function inEscrow(expenses: readonly ExpenseRecord[]): string {
  if (expenses.length === 0) return '';
  const escrowed = expenses.filter(({ isEscrowed }) => isEscrowed).length;
  return escrowed === expenses.length ? 'YES' : escrowed === 0 ? 'NO' : 'SOME';
}

/** The first of other expenses by its name, and that there are more. */
function describe(expenses: readonly ExpenseRecord[]): string {
  const [first] = expenses;
  if (first === undefined) return '';
  const name = first.Description ?? expenseName(first.type);
  return expenses.length > 1 ? `${name} and additional costs` : name;
}

/** Estimated taxes, insurance and assessments, in escrow or not (12 CFR 1026.37(c)(4)). Mortgage insurance is none of them. */
export function taxesTable(loan: NewLoanDocument, form: ProjectedForm): TaxesTable {
  const expenses = expensesOf(loan).filter((each) => each.type !== 'mi' && monthlyOf(each, loan) > 0);
  const ofField = (...fields: readonly string[]): ExpenseRecord[] =>
    expenses.filter(({ type }) => isExpenseType(type) && fields.includes(expenseTypes[type].field));
  const taxes = ofField('sProRealETx');
  // Flood insurance is against loss of property too (1026.4(b)(8)).
  const insurance = ofField('sProHazIns', 'sProFloodIns');
  const other = expenses.filter((each) => !taxes.includes(each) && !insurance.includes(each));
  const monthly = expenses.reduce<Cents>((sum, each) => sum + monthlyOf(each, loan), 0);
  return {
    amount: printers[form](monthly),
    propertyTaxes: { included: taxes.length > 0, escrow: inEscrow(taxes) },
    insurance: { included: insurance.length > 0, escrow: inEscrow(insurance) },
    other: { included: other.length > 0, description: describe(other), escrow: inEscrow(other) },
  };
}
