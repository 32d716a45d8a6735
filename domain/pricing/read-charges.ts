import { parseDate } from '../format/date';
import { countsInApr, feesOf, isFinanceCharge } from '../loan/fees/loan-fee';
import { parseScaled } from '../numbers/fixed';
import { oddDays, PER_DIEM_BASIS } from './odd-days';
import type { FieldReader, FieldSource } from './read-field';
import { positive } from './read-field';
import type { BranchFee, KnownFee, PricingScenario } from './scenario';
import { scenarioFields as at } from './scenario-fields';

type ChargesPart = Pick<PricingScenario, 'loanFees' | 'branchFees' | 'originatorCharge' | 'interestPeriod'>;

/** Code of sOriginatorCompensationPaymentSourceT. */
const BORROWER_PAID = '1';
const PURCHASE = '0';

/** What a borrower pays for a loan beside its price, and from when on interest is due. */
export function readCharges(
  fields: FieldReader,
  document: FieldSource,
  { purpose, branchFees }: { readonly purpose: string; readonly branchFees: readonly BranchFee[] | undefined },
): ChargesPart {
  const originatorCharge = readOriginatorCharge(fields);
  return {
    loanFees: readLoanFees(document, originatorCharge !== undefined),
    branchFees: (branchFees ?? []).flatMap((fee) => financeChargeOf(fee, purpose)),
    originatorCharge,
    interestPeriod: readInterestPeriod(fields),
  };
}

/** The fees that the LOS keeps with the loan; undefined without any. Fees that the pricing works out itself are left out. */
function readLoanFees(document: FieldSource, hasOriginatorCharge: boolean): KnownFee[] | undefined {
  const fees = feesOf(document);
  if (fees === null || fees.length === 0) return undefined;
  return fees.flatMap((fee) => {
    const { type } = fee;
    const isCounted = type?.calculated || (type?.type === 'LoanOriginatorCompensation' && hasOriginatorCharge);
    // What others pay is no charge of the borrower (12 CFR 1026.4(a), (c)(5)).
    return isCounted || fee.paidBy !== 'borrower' || !isFinanceCharge(fee) || !fee.amount
      ? []
      : [{ name: fee.description, amount: fee.amount }];
  });
}

function financeChargeOf({ type, amount, paidBy, appliesTo }: BranchFee, purpose: string): KnownFee[] {
  const applies = appliesTo === 'all' || (appliesTo === 'purchase') === (purpose === PURCHASE);
  const cents = parseScaled(amount, 2);
  return paidBy === 'borrower' && applies && countsInApr(type) && cents ? [{ name: type, amount: cents }] : [];
}

/** Compensation that the borrower pays. A percentage wins over an amount, because it follows the amount of the scenario. */
function readOriginatorCharge(fields: FieldReader): PricingScenario['originatorCharge'] {
  if (fields.text(...at.compensationSource) !== BORROWER_PAID) return undefined;
  const percent = positive(fields.percent(...at.compensationPercent));
  if (percent !== undefined) return { percent };
  const amount = positive(fields.money(...at.compensationAmount));
  return amount === undefined ? undefined : { amount };
}

/** Days before and after a regular month within which two dates belong to one closing. */
const MOST_ODD_DAYS = 62;

const dateOf = (text: string | undefined): string | undefined => {
  const date = parseDate(text ?? '');
  return date.ok ? date.value : undefined;
};

/** The time from closing to the first payment; undefined unless both dates are known and fit each other. */
function readInterestPeriod(fields: FieldReader): PricingScenario['interestPeriod'] {
  const from = dateOf(fields.text(...at.interestFrom));
  const firstPayment = dateOf(fields.text(...at.firstPayment));
  if (from === undefined || firstPayment === undefined || firstPayment <= from) return undefined;
  const counted = oddDays(from, firstPayment);
  if (counted > MOST_ODD_DAYS) return undefined;
  const days = fields.integer(...at.interestDays) ?? counted;
  return { from, firstPayment, days, basis: positive(fields.integer(...at.perDiemBasis)) ?? PER_DIEM_BASIS };
}
