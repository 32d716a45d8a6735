import { z } from 'zod';
import type { Contract } from '../contract/contract';
import type { ExpenseRecord, FeeRecord } from '../loan/fees/closing-lists';
import {
  adjustmentList,
  adjustmentRecord,
  disbursementRecord,
  expenseList,
  expenseRecord,
  feeList,
  prorationList,
  prorationRecord,
} from './closing-records.schemas';
import {
  availableFee,
  cashView,
  closingCosts,
  escrowView,
  feeView,
  importantDates,
  loanTermsView,
  transactionSummaryView,
} from './closing-view.schemas';
import { expenseTypeCodes } from './expenses';

const version = z.int().min(1);
/** The version that the author of a removal saw. */
const removal = z.object({ version: z.coerce.number().int().min(1) });
const money = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,2})?$/)
  .nullable();
const date = z.iso.date().nullable();

const prepaid = expenseRecord.pick({ baseType: true, rate: true, month: true, fixedAmt: true, isPrepaid: true });
const prepaidOfType = prepaid.extend({ type: z.enum(expenseTypeCodes) });
const typeInPath = z.object({ loanNum: z.string(), type: z.enum(expenseTypeCodes) });
const schedule = z.object({ id: z.string(), disbursements: z.array(disbursementRecord).max(12).readonly() });
const escrowed = z.object({ id: z.string(), isEscrowed: z.boolean() });

/** A record as callers send it. What has a default may be left out. A loan has its codes as texts; the call checks them. */
type Sent<Line, Needed extends keyof Line> = Pick<Line, Needed> & {
  readonly [Name in keyof Line]?: Line[Name] | undefined;
};
type SentFee = Sent<FeeRecord, 'id' | 'ClosingCostFeeType' | 'Description' | 'TotalAmount' | 'section' | 'Beneficiary'>;
const sentFees: z.ZodType<z.output<typeof feeList>, readonly SentFee[]> = feeList;
const sentExpenses: z.ZodType<
  z.output<typeof expenseList>,
  readonly Sent<ExpenseRecord, 'id' | 'type'>[]
> = expenseList;

/** Fees of a loan, its escrow account, adjustments, prorations and cash to close. Every write answers all closing costs. */
export const feesContract = {
  'GET /lqb/loans/{loanNum}/fees': { answer: z.array(feeView) },
  'GET /lqb/loans/{loanNum}/fees-all': { answer: closingCosts },
  'GET /lqb/loans/{loanNum}/available-fees': { answer: z.array(availableFee) },
  'GET /lqb/loans/{loanNum}/seller-responsible-available-fees': { answer: z.array(availableFee) },
  'GET /lqb/loans/{loanNum}/seller-costs': { answer: z.object({ fees: z.array(feeView), total: z.string() }) },
  'GET /lqb/loans/{loanNum}/trusts': { answer: escrowView.nullable() },
  'GET /lqb/loans/{loanNum}/hexps': { answer: closingCosts.shape.hexps },
  'POST /lqb/loans/{loanNum}/fees': { body: z.object({ version, fees: sentFees }), answer: closingCosts },
  'DELETE /lqb/loans/{loanNum}/fees/{id}': { query: removal, answer: closingCosts },
  'POST /lqb/loans/{loanNum}/prepaid-fees': {
    body: z.object({ version, fees: z.array(prepaidOfType).max(20).readonly() }),
    answer: closingCosts,
  },
  'POST /lqb/loans/{loanNum}/prepaid-fees/{type}': {
    params: typeInPath,
    body: prepaid.extend({ version }),
    answer: closingCosts,
  },
  'DELETE /lqb/loans/{loanNum}/prepaid-fees/{type}': { params: typeInPath, query: removal, answer: closingCosts },
  'POST /lqb/loans/{loanNum}/prepaid-fee-mi': {
    body: expenseRecord.pick({ month: true, isPrepaid: true }).extend({ version }),
    answer: closingCosts,
  },
  'POST /lqb/loans/{loanNum}/insurance-policy': {
    body: z.object({
      version,
      sHazInsCompanyNm: z.string().max(100).nullable().optional(),
      sHazInsPolicyNum: z.string().max(50).nullable().optional(),
      sHazInsDueD: date.optional(),
    }),
    answer: closingCosts,
  },
  'POST /lqb/loans/{loanNum}/fee-hexp-disbursements': {
    body: z.object({ version, fee: schedule }),
    answer: closingCosts,
  },
  'POST /lqb/loans/{loanNum}/fee-hexp-escrow': { body: z.object({ version, hexp: escrowed }), answer: closingCosts },
  'POST /loan-proxy/{loanNum}/fees-hexp': {
    body: z.object({ version, fees: sentFees, hexps: sentExpenses }),
    answer: closingCosts,
  },
  'GET /lqb/loans/{loanNum}/adjustments': { answer: adjustmentList },
  'POST /lqb/loans/{loanNum}/adjustments': {
    body: z.object({ version, adjustments: adjustmentList }),
    answer: closingCosts,
  },
  'POST /lqb/loans/{loanNum}/adjustment': { body: z.object({ version, data: adjustmentRecord }), answer: closingCosts },
  'DELETE /lqb/loans/{loanNum}/adjustments/{id}': { query: removal, answer: closingCosts },
  'GET /lqb/loans/{loanNum}/prorations': { answer: closingCosts.shape.prorations },
  'POST /lqb/loans/{loanNum}/proration': { body: z.object({ version, data: prorationRecord }), answer: closingCosts },
  'DELETE /lqb/loans/{loanNum}/prorations/{id}': { query: removal, answer: closingCosts },
  'POST /lqb/loans/{loanNum}/adjustments-prorations': {
    body: z.object({ version, adjustments: adjustmentList, prorations: prorationList }),
    answer: closingCosts,
  },
  'GET /lqb/loans/{loanNum}/transaction-summary': { answer: transactionSummaryView },
  'POST /lqb/loans/{loanNum}/cash-to-close': {
    body: z.object({
      version,
      data: z
        .object({
          ...{ sPurchCreditEarnestMoneyAmt: money, sSellerCreditAmt: money, sLenderCreditAmt: money },
          ...{ sOtherCreditAmt: money, sOtherCreditDesc: z.string().max(80).nullable() },
        })
        .partial(),
    }),
    answer: cashView.extend({ version }),
  },
  'GET /lqb/loans/{loanNum}/loan-doc-important-dates': { answer: importantDates },
  'POST /lqb/loans/{loanNum}/loan-doc-important-dates': {
    body: z.object({
      version,
      ...z
        .object({
          ...{ sAppSubmittedD: date, sProviderListGivenD: date, sEstCloseD: date },
          ...{ sConsummationD: date, sDisbursementD: date, sSchedDueD1: date },
        })
        .partial().shape,
    }),
    answer: importantDates,
  },
  'GET /lqb/loans/{loanNum}/loan-terms': { answer: loanTermsView },
} satisfies Contract;

export type FeesContract = typeof feesContract;
