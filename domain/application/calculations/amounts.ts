import type { LoanValues } from '../../loan/document';
import { centsOf, centsOrZero, thousandthsOf } from '../../numbers/cents';
import { type Cents, formatCents, formatThousandths, type Thousandths } from '../../numbers/fixed';
import { paysUpfront, premiumKindOf } from '../../pricing/insurance/premium-kind';
import { precedesPremiums } from '../../pricing/published-premiums';
import { type FeePayment, feePayment, schemeOf, upfrontFee, upfrontRate } from '../../pricing/upfront-fee';
import {
  type Calculation,
  calculationCents,
  calculationLines,
  line,
  noCalculation,
  type RequiredInput,
  ratioCalculation,
  sumCalculation,
} from './calculation';
import { loanLines } from './loan-lines';

const closingDay = (loan: LoanValues): string | undefined => loan.sClosedD ?? loan.sEstCloseD ?? undefined;

/** The rate of the loan's upfront fee, before an exemption. */
function feeRate(loan: LoanValues, base: Cents): Thousandths | undefined {
  const input = {
    purpose: loan.sLPurposeT ?? '0',
    amount: base,
    purchasePrice: centsOf(loan.sPurchPrice),
    subsequentUse: loan.sIsVaSubsequentUse === true,
    exempt: false,
    day: closingDay(loan),
  };
  return upfrontRate(schemeOf(loan.sLT), input, thousandthsOf(loan.sFfUfmipR));
}

/** Whether private insurance is paid in a way that leaves nothing due at closing; unknown for a loan without an option. */
const paysNothingUpfront = (loan: LoanValues): boolean =>
  schemeOf(loan.sLT) === 'pmi' &&
  Boolean(loan.sProdConvMIOptionT) &&
  !paysUpfront(premiumKindOf(loan.sProdConvMIOptionT));

/** The upfront premium or funding fee: from its rate if there is one, otherwise as entered. */
function upfrontFeeOf(loan: LoanValues): Calculation {
  if (paysNothingUpfront(loan)) return noCalculation('upfrontFee', 'money');
  const base = centsOf(loan.sLAmtCalc);
  const rate = base === undefined ? undefined : feeRate(loan, base);
  const exempt = loan.sLT === '2' && loan.sIsVaFundingFeeExempt === true;
  const why = exempt ? 'exempt' : undefined;
  if (base === undefined || rate === undefined) {
    if (centsOf(loan.sFfUfmip1pc) === undefined && !exempt) {
      const isUnknown = precedesPremiums(schemeOf(loan.sLT), closingDay(loan));
      return { ...noCalculation('upfrontFee', 'money'), requirements: isUnknown ? ['sFfUfmipR'] : [] };
    }
    return sumCalculation('upfrontFee', loanLines(loan, ['sFfUfmip1pc'], { why }));
  }
  const { fee, share } = upfrontFee(schemeOf(loan.sLT), base, rate, centsOrZero(loan.sUfCashPd));
  const values = { percent: { percent: formatThousandths(rate) }, amount: { money: formatCents(share) } };
  const isQuote = schemeOf(loan.sLT) === 'pmi';
  const words = isQuote && loan.sIsMiEstimate ? 'estimatedRateOf' : 'rateOf';
  const record = (isQuote && loan.sMiQuoteCompanyNm) || undefined;
  return sumCalculation('upfrontFee', [line({ words, values }, fee, { path: 'sFfUfmipR', why, record })]);
}

const paymentOf = (loan: LoanValues, fee: Cents): FeePayment =>
  feePayment(schemeOf(loan.sLT), centsOrZero(loan.sLAmtCalc), fee, centsOrZero(loan.sUfCashPd));

/** The rate of a government's upfront premium that the note finances. */
export const financedRateOf = (loan: LoanValues): Thousandths =>
  paymentOf(loan, calculationCents(upfrontFeeOf(loan)) ?? 0).financedRate;

/**
 * The financed part of the upfront fee: all of it except what is paid in cash, such as the cents of an FHA premium. A private premium
 * is paid at closing unless the loan says that it is financed.
 */
function financedFee(loan: LoanValues, fee: Calculation): Calculation {
  const owed = calculationCents(fee);
  if (owed === undefined) return { ...noCalculation('financedFee', 'money'), requirements: fee.requirements };
  if (schemeOf(loan.sLT) === 'pmi' && !loan.sFfUfMipIsBeingFinanced) return noCalculation('financedFee', 'money');
  const { cash, cents } = paymentOf(loan, owed);
  const paid = cash === 0 ? [] : [line({ field: 'sUfCashPd' }, cash, { effect: 'minus', path: 'sUfCashPd' })];
  const rest = cents === 0 ? [] : [line({ words: 'feeCents' }, cents, { effect: 'minus' })];
  return sumCalculation('financedFee', [...calculationLines(fee), ...paid, ...rest]);
}

function noteAmount(loan: LoanValues, financed: Calculation): Calculation {
  const ofBase: RequiredInput[] = centsOf(loan.sLAmtCalc) === undefined ? ['sLAmtCalc'] : [];
  const requirements = [...ofBase, ...financed.requirements];
  return sumCalculation('noteAmount', [...loanLines(loan, ['sLAmtCalc']), ...calculationLines(financed)], {
    requirements,
  });
}

/** The down payment of a purchase: the price less this loan and the money drawn from the others. */
function downPayment(loan: LoanValues): Calculation {
  if (loan.sLPurposeT !== '0') return noCalculation('downPayment', 'money');
  const requirements = (['sPurchPrice', 'sLAmtCalc'] as const).filter((field) => centsOf(loan[field]) === undefined);
  const other = loan.sLienPosT === '1' ? 'sRemain1stMBal' : 'sConcurSubFin';
  const lines = [
    ...loanLines(loan, ['sPurchPrice']),
    ...loanLines(loan, ['sLAmtCalc', other, 'sSubFinDrawn'], { effect: 'minus' }),
  ];
  return sumCalculation('downPayment', lines, { requirements });
}

function downPaymentPercent(loan: LoanValues, down: Calculation): Calculation {
  if (loan.sLPurposeT !== '0') return noCalculation('downPaymentPercent', 'percent');
  const lines = [...calculationLines(down), ...loanLines(loan, ['sPurchPrice'], { effect: 'over' })];
  return ratioCalculation('downPaymentPercent', lines, { requirements: down.requirements });
}

/** Loan amounts and down payment (LOAN-12). */
export function amountCalculationsOf(loan: LoanValues) {
  const fee = upfrontFeeOf(loan);
  const financed = financedFee(loan, fee);
  const down = downPayment(loan);
  return {
    upfrontFee: fee,
    financedFee: financed,
    noteAmount: noteAmount(loan, financed),
    downPayment: down,
    downPaymentPercent: downPaymentPercent(loan, down),
  };
}
