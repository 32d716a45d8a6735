import { catalogFeeOf, isEntered } from '../../fees/fee-catalog';
import { feesWithDefaults, newFee } from '../../fees/fee-records';
import { estimatedCharge, isAggregate, isSpecificCredit, type WorksheetLine, worksheetOf } from '../../fees/worksheet';
import type { NewLoanDocument } from '../../loan/document';
import type { EstimateRecord, FeeRecord } from '../../loan/fees/closing-lists';
import type { CocLine } from '../../loan/fees/coc-record';
import { centsOrZero } from '../../numbers/cents';
import { formatCents, toCents } from '../../numbers/fixed';

/** The line of the lender credits (J), which no fee is. */
export const LENDER_CREDIT = 'lenderCredit';
/** Its paid-to code (COC-03). */
export const CREDIT_PAYEE = '100';
/** Begins the ID of a fee that the loan does not have yet, before its type. */
export const NEW_FEE = 'new:';

/** A charge that a change can be about, with its amount now. */
export interface CocCharge extends CocLine {
  readonly Beneficiary: string;
  /** A user enters the amount; others follow from the loan. */
  readonly isEntered: boolean;
}

const AVAILABLE = '3';

/**
 * The lender credit of a change: the available amount if that is the limit, otherwise the most (COC-04, COC-05), without sign or
 * parentheses (COC-06). The credit of the loan while pricing has neither.
 */
export function lenderCreditOf(loan: NewLoanDocument): string {
  const { sLenderCreditMaxT, sLenderCreditAvailableAmt_Neg, sLenderCreditMaxAmt_Neg } = loan;
  const limited = sLenderCreditMaxT === AVAILABLE ? sLenderCreditAvailableAmt_Neg : sLenderCreditMaxAmt_Neg;
  return formatCents(Math.abs(centsOrZero(limited ?? loan.sLenderCreditAmt)));
}

const chargeOf = (line: WorksheetLine, before: string | null): CocCharge => ({
  ...{ id: line.id, type: line.type, description: line.label, section: line.section, bucket: line.bucket, before },
  ...{ amount: formatCents(estimatedCharge(line)), Beneficiary: line.Beneficiary, isEntered: line.source === 'fee' },
});

/** The lender credit of an estimate that is not for a particular fee. */
const generalCredit = ({ lenderCredit, specificCredits }: EstimateRecord): string =>
  formatCents(toCents(lenderCredit) - toCents(specificCredits ?? '0'));

/**
 * What a borrower is charged, compared with the last Loan Estimate: the lines of the worksheet, those that it does not have any
 * more, and the lender credit (COC-03).
 */
export function chargesOf(loan: NewLoanDocument): CocCharge[] {
  const estimate = loan.loanEstimates?.at(-1);
  const disclosed = new Map((estimate?.lines ?? []).map((line) => [line.id, line]));
  const lines = worksheetOf(loan).lines.filter(
    (line) => !isAggregate(line) && (line.paidBy === 'borrower' || isSpecificCredit(line) || disclosed.has(line.id)),
  );
  const gone = [...disclosed.values()].filter(({ id }) => !lines.some((line) => line.id === id));
  return [
    ...lines.map((line) => chargeOf(line, disclosed.get(line.id)?.amount ?? null)),
    ...gone.map((line) => ({ ...line, before: line.amount, amount: '0.00', Beneficiary: '0', isEntered: false })),
    {
      ...{ id: LENDER_CREDIT, type: 'LenderCredit', description: 'Lender Credit', section: 'J', bucket: 'zero' },
      ...{ before: estimate ? generalCredit(estimate) : null, amount: lenderCreditOf(loan), isEntered: true },
      Beneficiary: CREDIT_PAYEE,
    },
  ];
}

/** The charge of a fee that the loan does not have, by its ID; undefined if users cannot enter such a fee. */
export function newCharge(loan: NewLoanDocument, id: string): CocCharge | undefined {
  const type = id.startsWith(NEW_FEE) ? catalogFeeOf(id.slice(NEW_FEE.length)) : undefined;
  if (type === undefined || !isEntered(type, loan.sBranchChannelT)) return undefined;
  const fees = newFeeOf(loan, { id, amount: '0.00' });
  const line = worksheetOf({ ...loan, fees }).lines.find((each) => each.id === id);
  return line && chargeOf(line, null);
}

function newFeeOf(loan: NewLoanDocument, { id, amount }: Pick<CocLine, 'id' | 'amount'>): FeeRecord[] {
  const type = id.startsWith(NEW_FEE) ? catalogFeeOf(id.slice(NEW_FEE.length)) : undefined;
  return type ? [newFee(type, loan, id, amount)] : [];
}

/** The fees and the lender credit of a loan with the amounts of a change. Amounts that follow from the loan stay. */
export function withChange(loan: NewLoanDocument, lines: readonly CocLine[]): NewLoanDocument {
  const amounts = new Map(lines.map(({ id, amount }) => [id, amount]));
  const fees = feesWithDefaults(loan);
  const added = lines.flatMap((line) => newFeeOf(loan, line));
  const hasFees = added.length > 0 || fees.some(({ id }) => amounts.has(id));
  const credit = amounts.get(LENDER_CREDIT);
  return {
    ...loan,
    ...(hasFees && {
      fees: [...fees.map((fee) => ({ ...fee, TotalAmount: amounts.get(fee.id) ?? fee.TotalAmount })), ...added],
    }),
    ...(credit !== undefined && { sLenderCreditAmt: credit }),
  };
}
