import { z } from 'zod';
import { cashForms } from './cash-to-close';
import { adjustmentRecord, estimateRecord, expenseRecord, feeRecord, prorationRecord } from './closing-records.schemas';
import { feeSections, toleranceBuckets } from './fee-bucket';
import { lineSources } from './worksheet';

const amount = z.string();
const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();

/** A fee as the calls return it (FEE-01): the record with what its type says. */
export const feeView = feeRecord.extend({
  /** The type of the catalog again, as its code, and its printed name. */
  code: z.string(),
  label: z.string(),
  paidToTypesRetail: list(z.string()),
  paidToTypesTpo: list(z.string()),
});

/** A type of fee that can be added. */
export const availableFee = z.object({
  ...{ ClosingCostFeeType: z.string(), code: z.string(), label: z.string() },
  section: z.enum(feeSections),
  paidToTypesRetail: list(z.string()),
  paidToTypesTpo: list(z.string()),
  financeCharge: z.boolean(),
  /** Of the Uniform Closing Dataset. */
  ucd: z.string(),
});

const worksheetLine = z.object({
  ...{ id: z.string(), type: z.string(), label: z.string(), amount, Beneficiary: z.string() },
  source: z.enum(lineSources),
  section: z.enum(feeSections),
  provider: z.string().nullable(),
  paidBy: z.string(),
  beforeClosing: z.boolean(),
  bucket: z.enum(toleranceBuckets),
  financeCharge: z.boolean(),
  /** What the good faith test compares the amount with; null before the first Loan Estimate. */
  baseline: amount.nullable(),
});

const totals = z.object({
  sections: z.object({ A: amount, B: amount, C: amount, E: amount, F: amount, G: amount, H: amount }),
  ...{ loanCosts: amount, otherCosts: amount, lenderCredit: amount, cureCredit: amount, closingCosts: amount },
  ...{ paidBeforeClosing: amount, sellerPaid: amount, sellerPaidBefore: amount, othersPaid: amount },
  financeCharges: amount,
});

/** The escrow account by aggregate analysis, with its trial balance. */
export const escrowView = z.object({
  items: list(z.object({ id: z.string(), monthly: amount, months: z.int(), amount })),
  adjustment: amount,
  deposit: amount,
  cushion: amount,
  balances: list(z.object({ due: z.string(), balance: amount })),
});

export const goodFaithView = z.object({
  number: z.int(),
  issued: z.string(),
  zero: z.object({ excess: amount, lines: list(z.object({ id: z.string(), excess: amount })) }),
  ten: z.object({ ...{ baseline: amount, limit: amount, actual: amount, excess: amount, left: amount } }),
  credit: z.object({ baseline: amount, actual: amount, shortfall: amount }),
  cure: amount,
  /** What was given back already, and what is still owed. */
  ...{ cured: amount, owed: amount },
});

export const cashView = z.object({
  form: z.enum(cashForms),
  lines: z.record(z.string(), amount),
  /** From the borrower; negative to the borrower. */
  cash: amount,
});

const contribution = z.object({ percent: z.string(), limit: amount, contributed: amount, excess: amount });

/** Everything of a loan's closing costs. */
export const closingCosts = z.object({
  loanNum: z.string(),
  version: z.int(),
  fees: list(feeView),
  hexps: list(expenseRecord.extend({ monthly: amount })),
  adjustments: list(adjustmentRecord),
  prorations: list(prorationRecord.and(z.object({ days: z.int().nullable(), share: amount.nullable() }))),
  estimates: list(estimateRecord.omit({ lines: true })),
  lines: list(worksheetLine),
  totals,
  escrow: escrowView.nullable(),
  /** What the escrow analysis still needs. */
  escrowNeeds: z.object({ firstPayment: z.boolean(), withoutDay: list(z.string()) }),
  goodFaith: goodFaithView.nullable(),
  cash: cashView,
  /** Contributions of interested parties against the limit of the program; null without a value. */
  contributions: contribution.nullable(),
  /** What the branch adds to its loans, as fees that can be added to this one. */
  template: list(feeRecord),
});
export type ClosingCosts = z.output<typeof closingCosts>;

const summaryLines = list(
  z.object({
    ...{ code: z.string(), description: z.string().optional(), amount },
    /** Of an adjustment or proration: its type, and the days that a proration shares. */
    type: z.string().optional(),
    period: z.object({ from: z.string(), to: z.string() }).optional(),
  }),
);

export const transactionSummaryView = z.object({
  ...{ K: summaryLines, L: summaryLines, M: summaryLines, N: summaryLines },
  borrowerCash: amount,
  sellerCash: amount,
});

const payment = z.object({ least: amount, most: amount });

/** The terms of the loan as its disclosures show them; parts are null until the loan has what they need. */
export const loanTermsView = z.object({
  loanAmount: amount.nullable(),
  noteRate: z.string().nullable(),
  termMonths: z.int().nullable(),
  interestOnlyMonths: z.int(),
  projectedPayments: list(
    z.object({
      ...{ fromYear: z.int(), toYear: z.int(), isRange: z.boolean(), onlyInterest: z.boolean() },
      principalAndInterest: payment,
      /** Whole dollars; null once the insurance has ended. */
      mortgageInsurance: z.int().nullable(),
      escrow: z.int(),
      total: z.object({ least: z.int(), most: z.int() }),
    }),
  ).nullable(),
  adjustablePayments: z
    .object({
      interestOnlyPayments: z.int(),
      firstChange: z.object({ payment: z.int(), least: z.int(), most: z.int() }),
      everyMonths: z.int().nullable(),
      maximum: z.object({ payment: z.int(), amount: z.int() }),
    })
    .nullable(),
  adjustableRate: z
    .object({
      ...{ index: z.string(), margin: z.string(), initial: z.string(), minimum: z.string(), maximum: z.string() },
      ...{ firstMonth: z.int(), everyMonths: z.int(), firstLimit: z.string(), laterLimit: z.string() },
    })
    .nullable(),
  comparisons: z
    .object({
      inFiveYears: z.object({ paid: z.int(), principal: z.int() }),
      ...{ apr: z.string().nullable(), totalInterestPercentage: z.string() },
      ...{ totalOfPayments: amount, financeCharge: amount, amountFinanced: amount },
    })
    .nullable(),
});

const nullableDate = z.string().nullable();

/** Dates of the closing: those that are entered, and the deadlines that follow, each with the days that its clock skipped. */
export const importantDates = z.object({
  version: z.int(),
  ...{
    sAppSubmittedD: nullableDate,
    sProviderListGivenD: nullableDate,
    sEstCloseD: nullableDate,
    sConsummationD: nullableDate,
    sDisbursementD: nullableDate,
    sSchedDueD1: nullableDate,
  },
  deadlines: list(
    z.object({
      code: z.enum(['closingDisclosureDue', 'earliestConsummation', 'rescissionEnds', 'cureDue']),
      date: z.string(),
      skipped: list(z.object({ date: z.string(), holiday: z.string().nullable() })),
    }),
  ),
});
