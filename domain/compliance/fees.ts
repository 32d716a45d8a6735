import type { LoanValues } from '../loan/document';
import { feeTypeNamed } from '../loan/fees/fee-types';
import { feesOf, isFinanceCharge, type LoanFee, lenderAndBroker } from '../loan/fees/loan-fee';
import { centsOf } from '../numbers/cents';
import type { ComplianceInput } from './compliance-input';
import { complianceLine, moneyOf, remark } from './compliance-test';
import { counted, type FeePart, plus } from './fee-part';

const BORROWER_PAID = '1';
/** What the seller or the lender pays is no charge of the borrower (1026.4(c)(5), comment 32(b)(1)-2). */
const NOT_COUNTED: readonly string[] = ['seller', 'lender'];
const SETTLEMENT_CHARGE = '4(c)(7)';
const ESCROW = '4(c)(7)(v)';

/** Whether a fee counts that the lender, the broker or an affiliate keeps: as a finance charge, or of 1026.4(c)(7). */
function isCounted(fee: LoanFee, hasCompensation: boolean): boolean {
  const { type } = fee;
  if (type?.calculated || (hasCompensation && type?.type === 'LoanOriginatorCompensation')) return false;
  if (NOT_COUNTED.includes(fee.paidBy)) return false;
  if (!lenderAndBroker.includes(fee.Beneficiary) && !fee.isAffiliate) return false;
  const isSettlementCharge = type?.rule.startsWith(SETTLEMENT_CHARGE) && type.rule !== ESCROW;
  return isSettlementCharge || isFinanceCharge(fee);
}

/** The fees that the LOS keeps with the loan. Bona fide charges of third parties do not count (1026.32(b)(1)(i)(D) and (iii)). */
function ownFees(loan: LoanValues, fees: readonly LoanFee[]): readonly FeePart[] {
  const hasCompensation = loan.sOriginatorCompensationPaymentSourceT === BORROWER_PAID;
  return fees
    .filter((fee) => isCounted(fee, hasCompensation))
    .map(({ description, amount }) => {
      const values = { name: { text: description } };
      if (amount !== undefined) return counted(amount, [complianceLine('fee', moneyOf(amount), { ...plus, values })]);
      return { least: 0, most: undefined, lines: [], remarks: [remark('feeUnknown', values)] };
    });
}

const LENDER_CHARGE = '4(b)(3)';

/** Fees of the branch are the lender's if they are charges for the loan itself; of others the recipient is not known. */
function branchFees({ scenario }: ComplianceInput): readonly FeePart[] {
  return (scenario?.branchFees ?? []).map(({ name, amount }) => {
    const isLenders = feeTypeNamed(name)?.rule === LENDER_CHARGE;
    const lines = [
      complianceLine('fee', moneyOf(amount), { ...(isLenders && plus), values: { name: { text: name } } }),
    ];
    return isLenders
      ? counted(amount, lines)
      : { least: 0, most: amount, lines, remarks: [remark('closingCostsUndivided')] };
  });
}

/** Fees: those of the loan by their recipient, otherwise the program's and the branch's, and what else the closing costs contain. */
export function feeParts(input: ComplianceInput): readonly FeePart[] {
  const { loan, program } = input;
  const own = feesOf(loan);
  if (own && own.length > 0) return ownFees(loan, own);
  const lender: FeePart = program
    ? counted(program.lenderFees, [complianceLine('lenderFees', moneyOf(program.lenderFees), plus)])
    : { least: 0, most: undefined, lines: [], remarks: [remark('programUnknown')] };
  const known = [lender, ...branchFees(input)];
  const costs = centsOf(loan.sTotEstCcAmt);
  const others = costs === undefined ? undefined : costs - known.reduce((sum, { most }) => sum + (most ?? 0), 0);
  if (others !== undefined && others <= 0) return known;
  return [
    ...known,
    {
      least: 0,
      most: others,
      lines: others === undefined ? [] : [complianceLine('otherClosingCosts', moneyOf(others))],
      remarks: [remark(others === undefined ? 'closingCostsUnknown' : 'closingCostsUndivided')],
    },
  ];
}
