import type { NewLoanDocument } from '../loan/document';
import { isFinanceCharge } from '../loan/fees/loan-fee';
import { centsOrZero } from '../numbers/cents';
import type { Cents } from '../numbers/fixed';
import { ownValue } from '../tables/own-value';
import type { EscrowAnalysis } from './escrow-analysis';
import { expensesOf, expenseTypes, isExpenseType, monthlyOf } from './expenses';
import { bucketOf, type FeeSection } from './fee-bucket';
import { type FeeTypeCode, feeLabels } from './fee-labels';
import { prepaidInterest } from './prepaid-interest';
import type { LineSource, WorksheetLine } from './worksheet-line';

interface Calculated {
  readonly id: string;
  readonly source: LineSource;
  readonly type: FeeTypeCode;
  readonly section: FeeSection;
  readonly amount: Cents;
  readonly label?: string;
  readonly Beneficiary?: string;
  readonly months?: number;
  readonly monthly?: Cents;
  readonly days?: number;
}

const calculatedLine = ({ label, Beneficiary = '0', ...line }: Calculated): WorksheetLine => ({
  ...line,
  label: label ?? feeLabels[line.type],
  ...{ Beneficiary, provider: null, choice: 'none', isAffiliate: false, paidBy: 'borrower', beforeClosing: false },
  bucket: bucketOf(line.type, { section: line.section, Beneficiary, isAffiliate: false, ProviderChoice: 'none' }),
  financeCharge: isFinanceCharge({ description: line.type, section: line.section }),
});

const premiumTypes: Readonly<Record<string, FeeTypeCode>> = {
  '2': 'VAFundingFee',
  '3': 'USDARuralDevelopmentGuaranteeFee',
};

/** Points, the upfront premium and prepaid interest of a loan. */
function pricedLines(loan: NewLoanDocument): Calculated[] {
  const interest = prepaidInterest(loan);
  const days = loan.sPrepaidInterestDays ?? 0;
  return [
    {
      id: 'points',
      source: 'points',
      type: 'LoanDiscountPoints',
      section: 'A',
      amount: centsOrZero(loan.sLDiscnt1003),
      Beneficiary: '21',
    },
    {
      id: 'premium',
      source: 'premium',
      type: ownValue(premiumTypes, loan.sLT) ?? 'MIUpfrontPremium',
      section: 'B',
      amount: centsOrZero(loan.sFfUfmip1pc),
    },
    {
      id: 'interest',
      source: 'interest',
      type: 'PrepaidInterest',
      section: 'F',
      amount: centsOrZero(interest?.total),
      Beneficiary: '21',
      days,
    },
  ];
}

/** Months of expenses that are paid at closing. Dues of an association are no prepaids of the form. */
function prepaidLines(loan: NewLoanDocument): Calculated[] {
  return expensesOf(loan).flatMap((expense): Calculated[] => {
    if (!expense.isPrepaid || expense.month === 0 || !isExpenseType(expense.type)) return [];
    const type = expenseTypes[expense.type].fee;
    const monthly = monthlyOf(expense, loan);
    return [
      {
        ...{
          id: `prepaid:${expense.id}`,
          source: 'expense',
          type,
          section: type === 'HomeownersAssociationDues' ? 'H' : 'F',
        },
        ...{ amount: monthly * expense.month, months: expense.month, monthly },
        ...(expense.Description ? { label: expense.Description } : {}),
      },
    ];
  });
}

/** How the form names what the escrow account collects for an expense. */
export const escrowLabel = (type: FeeTypeCode): string =>
  type === 'HomeownersInsurancePremium' ? 'Homeowner’s Insurance' : feeLabels[type];

function escrowLines(loan: NewLoanDocument, escrow: EscrowAnalysis<string> | undefined): Calculated[] {
  if (escrow === undefined || escrow.items.length === 0) return [];
  const expenses = new Map(expensesOf(loan).map((expense) => [expense.id, expense]));
  const items = escrow.items.map(({ name, monthly, months, amount }): Calculated => {
    const expense = expenses.get(name);
    const type = expense && isExpenseType(expense.type) ? expenseTypes[expense.type].fee : 'EscrowDeposit';
    const label = expense?.Description ?? escrowLabel(type);
    return {
      id: `escrow:${name}`,
      source: 'escrow',
      type,
      section: 'G',
      amount,
      label,
      monthly,
      months,
      Beneficiary: '21',
    };
  });
  const aggregate: Calculated = {
    ...{ id: 'aggregate', source: 'aggregate', type: 'EscrowDeposit', section: 'G' },
    ...{ amount: escrow.adjustment, label: 'Aggregate Adjustment', Beneficiary: '21' },
  };
  return [...items, aggregate];
}

/** The lines that follow from the loan: its price, prepaids and escrow account. The aggregate adjustment stands even if it is 0. */
export const calculatedLines = (loan: NewLoanDocument, escrow: EscrowAnalysis<string> | undefined): WorksheetLine[] =>
  [...pricedLines(loan), ...prepaidLines(loan), ...escrowLines(loan, escrow)]
    .filter(({ amount, source }) => amount !== 0 || source === 'aggregate')
    .map(calculatedLine);
