import type { z } from 'zod';
import { payoffsOf } from '../../domain/application/calculations/payoffs';
import { adjustmentRecord, expenseRecord, feeRecord, prorationRecord } from '../../domain/fees/closing-records.schemas';
import type { ClosingCosts } from '../../domain/fees/closing-view.schemas';
import { cushionMonths } from '../../domain/fees/escrow-analysis';
import { type GoodFaith, goodFaithOf } from '../../domain/fees/estimates';
import { expensesOf, monthlyOf } from '../../domain/fees/expenses';
import { type CatalogFee, catalogFeeOf, enteredFees, feesOn } from '../../domain/fees/fee-catalog';
import { feesWithDefaults, type TemplateFee, templateFees } from '../../domain/fees/fee-records';
import { contributionsOf } from '../../domain/fees/party-contributions';
import { cashToCloseOf, closingDay, shareOf } from '../../domain/fees/transaction';
import { type Worksheet, worksheetOf } from '../../domain/fees/worksheet';
import { addMonths } from '../../domain/format/date';
import type { LoanDocument } from '../../domain/loan/document';
import type { FeeRecord } from '../../domain/loan/fees/closing-lists';
import { isFinanceCharge } from '../../domain/loan/fees/loan-fee';
import { type Cents, formatCents, formatThousandths } from '../../domain/numbers/fixed';

const amountsOf = <Key extends string>(amounts: Readonly<Record<Key, Cents>>): Record<Key, string> =>
  Object.fromEntries(Object.entries<Cents>(amounts).map(([key, cents]) => [key, formatCents(cents)])) as Record<
    Key,
    string
  >;

/** A fee with what its type says; a fee of an LOS that the schema refuses is left out. */
export function feeViews(fees: readonly FeeRecord[]): ClosingCosts['fees'] {
  return fees.flatMap((fee) => {
    const parsed = feeRecord.safeParse(fee);
    const type = catalogFeeOf(fee.ClosingCostFeeType);
    if (!parsed.success || type === undefined) return [];
    const { label, paidToTypesRetail, paidToTypesTpo } = type;
    return [{ ...parsed.data, code: type.type, label, paidToTypesRetail, paidToTypesTpo }];
  });
}

const availableView = ({ type, label, section, paidToTypesRetail, paidToTypesTpo, ucd }: CatalogFee) => ({
  ...{ ClosingCostFeeType: type, code: type, label, section, paidToTypesRetail, paidToTypesTpo, ucd },
  financeCharge: isFinanceCharge({ description: type, section }),
});

/** The types of fees that the loan does not have yet and that users can enter. */
export function availableFees(loan: LoanDocument, day: string) {
  const has = new Set(feesWithDefaults(loan).map(({ ClosingCostFeeType }) => ClosingCostFeeType));
  return enteredFees(day, loan.sBranchChannelT)
    .filter(({ type }) => !has.has(type))
    .map(availableView);
}

/** The types that a seller customarily pays. */
export const sellerFees = (day: string) =>
  feesOn(day)
    .filter(({ seller, calculated }) => seller && !calculated)
    .map(availableView);

/** The escrow account with the balance after each month's payment. */
export function escrowView(loan: LoanDocument, { escrow }: Worksheet): ClosingCosts['escrow'] {
  const first = loan.sSchedDueD1;
  if (escrow === undefined || !first) return null;
  const monthly = escrow.items.reduce((sum, item) => sum + item.monthly, 0);
  return {
    items: escrow.items.map(({ name, months, ...item }) => ({
      ...{ id: name, months, monthly: formatCents(item.monthly), amount: formatCents(item.amount) },
    })),
    ...amountsOf({ adjustment: escrow.adjustment, deposit: escrow.deposit, cushion: cushionMonths(loan) * monthly }),
    balances: escrow.balances.map((balance, month) => ({
      due: addMonths(first, month),
      balance: formatCents(escrow.deposit + balance),
    })),
  };
}

function goodFaithView(found: GoodFaith | undefined): ClosingCosts['goodFaith'] {
  if (found === undefined) return null;
  const { estimate, tolerance, cured, owed } = found;
  const { zero, ten, credit, cure } = tolerance;
  return {
    ...{ number: estimate.number, issued: estimate.issued, cure: formatCents(cure) },
    ...amountsOf({ cured, owed }),
    zero: {
      excess: formatCents(zero.excess),
      lines: zero.lines.map(({ id, excess }) => ({ id, excess: formatCents(excess) })),
    },
    ten: amountsOf(ten),
    credit: amountsOf(credit),
  };
}

const baselineOf = (found: GoodFaith | undefined, id: string): string | null =>
  found ? formatCents(found.baseline.lines.get(id)?.amount ?? 0) : null;

const contributionsView = (loan: LoanDocument): ClosingCosts['contributions'] => {
  const found = contributionsOf(loan);
  return found ? { ...amountsOf(found), percent: formatThousandths(found.percent) } : null;
};

export function cashView(loan: LoanDocument, worksheet: Worksheet): ClosingCosts['cash'] {
  const { form, lines, cash } = cashToCloseOf(loan, worksheet.totals, payoffsOf(loan));
  return { form, lines: amountsOf<string>({ ...lines }), cash: formatCents(cash) };
}

/** The records of a list that the schema accepts; an LOS can keep others, which are left out. */
const accepted = <Out>(records: readonly unknown[] | undefined, schema: z.ZodType<Out>): Out[] =>
  (records ?? []).flatMap((record) => {
    const parsed = schema.safeParse(record);
    return parsed.success ? [parsed.data] : [];
  });

export const adjustmentViews = (loan: LoanDocument): ClosingCosts['adjustments'] =>
  accepted(loan.adjustments, adjustmentRecord);

export const prorationViews = (loan: LoanDocument): ClosingCosts['prorations'] =>
  accepted(loan.prorations, prorationRecord).map((record) => {
    const { days = null, amount } = shareOf(record, closingDay(loan)) ?? {};
    return { ...record, days, share: amount === undefined ? null : formatCents(amount) };
  });

export const expenseViews = (loan: LoanDocument): ClosingCosts['hexps'] =>
  accepted(expensesOf(loan), expenseRecord).map((expense) => ({
    ...expense,
    monthly: formatCents(monthlyOf(expense, loan)),
  }));

/** Everything of a loan's closing costs, as the calls answer it. */
export function closingView(loan: LoanDocument, template: readonly TemplateFee[]): ClosingCosts {
  const worksheet = worksheetOf(loan);
  const found = goodFaithOf(loan, worksheet);
  const { sections, ...totals } = worksheet.totals;
  return {
    loanNum: loan.sLNm,
    version: loan.version,
    fees: feeViews(feesWithDefaults(loan)),
    hexps: expenseViews(loan),
    adjustments: adjustmentViews(loan),
    prorations: prorationViews(loan),
    estimates: (loan.loanEstimates ?? []).map(({ lines: _, ...estimate }) => estimate),
    lines: worksheet.lines.map(({ id, source, type, label, section, amount, Beneficiary, provider, ...line }) => ({
      ...{ id, source, type, label, section, amount: formatCents(amount), Beneficiary, provider },
      ...{ paidBy: line.paidBy, beforeClosing: line.beforeClosing, bucket: line.bucket },
      ...{ financeCharge: line.financeCharge, baseline: baselineOf(found, id) },
    })),
    totals: { sections: amountsOf(sections), ...amountsOf(totals) },
    escrow: escrowView(loan, worksheet),
    escrowNeeds: worksheet.escrowNeeds,
    goodFaith: goodFaithView(found),
    cash: cashView(loan, worksheet),
    contributions: contributionsView(loan),
    template: feeViews(templateFees(template, loan)),
  };
}
