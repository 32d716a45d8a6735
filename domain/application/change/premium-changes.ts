import { loanScore } from '../../loan/credit-score';
import type { LoanValues, NewLoanDocument } from '../../loan/document';
import { hasFinalFigures } from '../../loan/status';
import { premiumFields } from '../../pricing/insurance/premium-fields';
import { premiumKindOf } from '../../pricing/insurance/premium-kind';
import { needsPrivateInsurance } from '../../pricing/insured-ltv';
import { type Ratios, ratios } from '../../pricing/ratios';
import { schemeOf } from '../../pricing/upfront-fee';
import { ratioInput } from '../calculations/ratio-input';

const differs = (a: unknown, b: unknown): boolean => (a ?? null) !== (b ?? null);

const isRateEntered = (before: LoanValues, after: LoanValues): boolean =>
  differs(before.sProMInsR, after.sProMInsR) || differs(before.sFfUfmipR, after.sFfUfmipR);

const premiumOf = ({ sLT, sProdConvMIOptionT }: LoanValues): string => {
  const scheme = schemeOf(sLT);
  return scheme === 'pmi' ? `${scheme} ${premiumKindOf(sProdConvMIOptionT)}` : scheme;
};

function ratiosOf(loan: LoanValues): Ratios | undefined {
  const input = ratioInput(loan);
  return input && ratios(input);
}

const ltvOf = (loan: LoanValues): number | undefined => ratiosOf(loan)?.up.ltv;

/** Whether the loan needs private insurance no longer, because its LTV fell to 80% or below. */
function endsAtLtv(before: LoanValues, after: LoanValues): boolean {
  if (schemeOf(after.sLT) !== 'pmi' || hasFinalFigures(after.sStatusT)) return false;
  const is = ratiosOf(after);
  return needsPrivateInsurance(ratiosOf(before)) && is !== undefined && !needsPrivateInsurance(is);
}

/** Whether a premium belongs to another LTV or score, unless the same change enters it. */
export function isPremiumOutdated(before: NewLoanDocument, after: NewLoanDocument): boolean {
  const isAmountEntered = !after.sProMInsR && after.sProMIns && differs(before.sProMIns, after.sProMIns);
  const isRescored = differs(loanScore(before)?.score, loanScore(after)?.score);
  return !isAmountEntered && !isRateEntered(before, after) && (isRescored || differs(ltvOf(before), ltvOf(after)));
}

/**
 * Another way to pay insurance, or another scheme, clears the premium that was quoted or entered for the one before; so does an LTV
 * that needs no insurance. A premium that is entered is no longer the quoted one.
 */
export function premiumChanges(before: LoanValues, after: LoanValues): Partial<LoanValues> {
  const quote = { sMiQuoteCompanyNm: null, sIsMiEstimate: null };
  const moved = schemeOf(before.sLT) !== 'none' && premiumOf(before) !== premiumOf(after);
  const left = (field: (typeof premiumFields)[number]) => after[field] && !differs(before[field], after[field]);
  const isCleared = moved || endsAtLtv(before, after);
  const cleared = isCleared ? premiumFields.filter(left).map((field) => [field, null] as const) : [];
  const hadQuote = after.sMiQuoteCompanyNm || differs(after.sIsMiEstimate, null);
  return { ...Object.fromEntries(cleared), ...((isCleared || isRateEntered(before, after)) && hadQuote ? quote : {}) };
}
