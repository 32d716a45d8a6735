import type { NewLoanDocument } from '../loan/document';
import type { FeeRecord } from '../loan/fees/closing-lists';
import { isFinanceCharge } from '../loan/fees/loan-fee';
import { centsOrZero } from '../numbers/cents';
import { type Cents, parseScaled } from '../numbers/fixed';
import { ownValue } from '../tables/own-value';
import { analyzeEscrow, type EscrowAnalysis } from './escrow-analysis';
import { escrowCharges, expensesOf, expenseTypes, isExpenseType, monthlyOf } from './expenses';
import { bucketOf, type FeeSection, feeSections, type ProviderChoice, type ToleranceBucket } from './fee-bucket';
import { type FeeTypeCode, feeLabels } from './fee-labels';
import { BEFORE_CLOSING, feesWithDefaults } from './fee-records';
import { prepaidInterest } from './prepaid-interest';

/** Where a line of the worksheet comes from: entered as a fee, or worked out from the loan. */
export const lineSources = ['fee', 'points', 'premium', 'interest', 'expense', 'escrow', 'aggregate'] as const;
export type LineSource = (typeof lineSources)[number];

/** A line of the worksheet. */
export interface WorksheetLine {
  readonly id: string;
  readonly source: LineSource;
  readonly type: string;
  readonly label: string;
  readonly section: FeeSection;
  readonly amount: Cents;
  readonly Beneficiary: string;
  readonly provider: string | null;
  readonly choice: ProviderChoice;
  readonly isAffiliate: boolean;
  readonly paidBy: string;
  readonly beforeClosing: boolean;
  readonly bucket: ToleranceBucket;
  readonly financeCharge: boolean;
  /** Months, for expenses. */
  readonly months?: number;
  readonly monthly?: Cents;
  /** Days of interest. */
  readonly days?: number;
}

/** Money that moves in the sections; J has the lender credits as a positive amount. */
export interface WorksheetTotals {
  readonly sections: Readonly<Record<FeeSection, Cents>>;
  readonly loanCosts: Cents;
  readonly otherCosts: Cents;
  readonly lenderCredit: Cents;
  /** Lender credit that cures an excess over the tolerance. It makes up for no credit that was disclosed. */
  readonly cureCredit: Cents;
  readonly closingCosts: Cents;
  readonly paidBeforeClosing: Cents;
  readonly sellerPaid: Cents;
  readonly othersPaid: Cents;
  /** Prepaid finance charges of the borrower. */
  readonly financeCharges: Cents;
}

export interface Worksheet {
  readonly lines: readonly WorksheetLine[];
  readonly totals: WorksheetTotals;
  /** Undefined until first payment and due days are known. */
  readonly escrow: EscrowAnalysis<string> | undefined;
  /** What the escrow analysis still needs: the first payment, or expenses without a day. */
  readonly escrowNeeds: { readonly firstPayment: boolean; readonly withoutDay: readonly string[] };
}

const isSection = (section: string): section is FeeSection => feeSections.some((each) => each === section);

const choiceOf = (choice: string): ProviderChoice => (choice === 'list' || choice === 'own' ? choice : 'none');

function lineOfFee(fee: FeeRecord): WorksheetLine | undefined {
  const { section, Beneficiary, isAffiliate, ClosingCostFeeType: type, Description } = fee;
  if (!isSection(section)) return undefined;
  const choice = choiceOf(fee.ProviderChoice);
  return {
    ...{ id: fee.id, source: 'fee', type, label: Description, section },
    amount: parseScaled(fee.TotalAmount, 2) ?? 0,
    ...{ Beneficiary, provider: fee.ProviderName, choice, isAffiliate, paidBy: fee.PaidBy },
    beforeClosing: fee.GfeClosingCostFeePaymentTimingT === BEFORE_CLOSING,
    bucket: bucketOf(type, { section, Beneficiary, isAffiliate, ProviderChoice: choice }),
    financeCharge: isFinanceCharge({ description: Object.hasOwn(feeLabels, type) ? type : Description, section }),
  };
}

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

function escrowLines(loan: NewLoanDocument, escrow: EscrowAnalysis<string> | undefined): Calculated[] {
  if (escrow === undefined || escrow.items.length === 0) return [];
  const expenses = new Map(expensesOf(loan).map((expense) => [expense.id, expense]));
  const items = escrow.items.map(({ name, monthly, months, amount }): Calculated => {
    const expense = expenses.get(name);
    const type = expense && isExpenseType(expense.type) ? expenseTypes[expense.type].fee : 'EscrowDeposit';
    const label =
      expense?.Description ?? (type === 'HomeownersInsurancePremium' ? 'Homeowner’s Insurance' : feeLabels[type]);
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

/** What the borrower pays of a line. */
export const borrowerPays = ({ paidBy, amount }: Pick<WorksheetLine, 'paidBy' | 'amount'>): Cents =>
  paidBy === 'borrower' ? amount : 0;

const total = (lines: readonly WorksheetLine[], of: (line: WorksheetLine) => Cents): Cents =>
  lines.reduce((sum, line) => sum + of(line), 0);

function totalsOf(lines: readonly WorksheetLine[], lenderCredit: Cents, cureCredit: Cents): WorksheetTotals {
  const of = (section: FeeSection): Cents =>
    total(
      lines.filter((line) => line.section === section),
      borrowerPays,
    );
  const sections = Object.fromEntries(feeSections.map((section) => [section, of(section)])) as Record<
    FeeSection,
    Cents
  >;
  const loanCosts = sections.A + sections.B + sections.C;
  const otherCosts = sections.E + sections.F + sections.G + sections.H;
  const paidByOthers = (line: WorksheetLine): boolean => line.paidBy !== 'borrower' && line.paidBy !== 'seller';
  return {
    sections,
    loanCosts,
    otherCosts,
    lenderCredit,
    cureCredit,
    closingCosts: loanCosts + otherCosts - lenderCredit - cureCredit,
    paidBeforeClosing: total(
      lines.filter(({ beforeClosing }) => beforeClosing),
      borrowerPays,
    ),
    sellerPaid: total(
      lines.filter(({ paidBy }) => paidBy === 'seller'),
      ({ amount }) => amount,
    ),
    othersPaid: total(lines.filter(paidByOthers), ({ amount }) => amount),
    financeCharges: total(
      lines.filter(({ financeCharge }) => financeCharge),
      borrowerPays,
    ),
  };
}

function escrowOf(loan: NewLoanDocument): Pick<Worksheet, 'escrow' | 'escrowNeeds'> {
  const { charges, withoutDay } = escrowCharges(loan);
  const first = loan.sSchedDueD1;
  const isNeeded = charges.length > 0 || withoutDay.length > 0;
  const needs = { firstPayment: isNeeded && !first, withoutDay };
  return { escrow: first && charges.length > 0 ? analyzeEscrow(charges, first) : undefined, escrowNeeds: needs };
}

/** The fees worksheet of a loan: what was entered and what the loan makes of it, in the order of the form, with its totals. */
export function worksheetOf(loan: NewLoanDocument): Worksheet {
  const { escrow, escrowNeeds } = escrowOf(loan);
  const calculated = [...pricedLines(loan), ...prepaidLines(loan), ...escrowLines(loan, escrow)]
    .filter(({ amount, source }) => amount !== 0 || source === 'aggregate')
    .map(calculatedLine);
  const entered = feesWithDefaults(loan).flatMap((fee) => lineOfFee(fee) ?? []);
  const all = [
    ...calculated.filter(({ section }) => section === 'A' || section === 'B'),
    ...entered,
    ...calculated.filter(({ section }) => section !== 'A' && section !== 'B'),
  ];
  const lines = feeSections.flatMap((section) => all.filter((line) => line.section === section));
  const totals = totalsOf(lines, centsOrZero(loan.sLenderCreditAmt), curedBy(loan, 'lender-credit'));
  return { lines, totals, escrow, escrowNeeds };
}
