import type { NewLoanDocument } from '../loan/document';
import type { FeeRecord } from '../loan/fees/closing-lists';
import { feeTypeNamed } from '../loan/fees/fee-types';
import { type CatalogFee, catalogFeeOf, payeesOf } from './fee-catalog';

/** Who pays a fee. */
export const feePayers = ['borrower', 'seller', 'lender', 'broker', 'other'] as const;

/** GfeClosingCostFeePaymentTimingT: at closing, or before it outside of closing. */
export const AT_CLOSING = '1';
export const BEFORE_CLOSING = '2';
export const feeTimings = [AT_CLOSING, BEFORE_CLOSING] as const;

type Channel = Pick<NewLoanDocument, 'sBranchChannelT'>;

/** A new fee of a type, with the default payee of the loan's channel. */
export function newFee(fee: CatalogFee, { sBranchChannelT }: Channel, id: string, amount = '0.00'): FeeRecord {
  return {
    ...{ id, ClosingCostFeeType: fee.type, Description: fee.label, TotalAmount: amount, section: fee.section },
    ...{ Beneficiary: payeesOf(fee, sBranchChannelT)[0] ?? '0', ProviderName: null, ProviderChoice: 'none' },
    ...{ isAffiliate: false, PaidBy: 'borrower', GfeClosingCostFeePaymentTimingT: AT_CLOSING },
  };
}

/** Fees that every loan has: added if missing (FEE-03, FEE-04), with the payee that the rule names. */
const defaults = [
  { type: 'UnderwritingFee', Beneficiary: '21' },
  { type: 'AppraisalFee', Beneficiary: '63' },
] as const;

/** The fees of a loan with those that every loan has. A default is stored with the first save. */
export function feesWithDefaults(loan: NewLoanDocument): FeeRecord[] {
  const stored = loan.fees ?? [];
  const missing = defaults.filter(({ type }) => !stored.some((fee) => fee.ClosingCostFeeType === type));
  return [
    ...stored,
    ...missing.flatMap(({ type, Beneficiary }) => {
      const fee = catalogFeeOf(type);
      return fee ? [{ ...newFee(fee, loan, `default-${type}`), Beneficiary }] : [];
    }),
  ];
}

/** A fee that a branch adds to its loans. */
export interface TemplateFee {
  readonly type: string;
  readonly amount: string;
  readonly paidBy: string;
  readonly appliesTo: string;
}

const PURCHASE = '0';

/** The fees of the branch's template that apply to the loan's purpose, as fees of the loan. A name that the catalog lacks is a lender's fee. */
export function templateFees(
  template: readonly TemplateFee[],
  loan: Channel & Pick<NewLoanDocument, 'sLPurposeT'>,
): FeeRecord[] {
  const purpose = (loan.sLPurposeT ?? PURCHASE) === PURCHASE ? 'purchase' : 'refinance';
  return template
    .filter(({ appliesTo }) => appliesTo === 'all' || appliesTo === purpose)
    .flatMap(({ type: name, amount, paidBy }, place) => {
      const known = catalogFeeOf(feeTypeNamed(name)?.type ?? '');
      const fee = known ?? catalogFeeOf('AdministrationFee');
      if (fee === undefined || fee.calculated) return [];
      const record = newFee(fee, loan, `template-${place}`, amount);
      return [{ ...record, PaidBy: paidBy, Description: known ? fee.label : name }];
    });
}
