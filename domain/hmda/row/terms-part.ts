import type { LoanDocument } from '../../loan/document';
import { nmlsIdIn } from '../../loan/originator';
import { isRefinance } from '../../loan/purpose';
import { centsOf } from '../../numbers/cents';
import { formatCents } from '../../numbers/fixed';
import { type FinalAction, isDecided } from '../action-taken';
import type { LarPart } from '../lar-fields';
import { isBusiness } from '../purpose';
import { isManufactured } from './application-part';
import { isStreamlined, isWithoutIncome } from './costs-part';

const NA = 'NA';
const YES = '1';
const NO = '2';

const yesNo = (value: boolean): string => (value ? YES : NO);

const ADJUSTABLE = '1';
const GRADUATED = '2';
const MAY_PREPAY_PENALTY = '1';

type TermField =
  | 'interestRate'
  | 'prepaymentTerm'
  | 'loanTerm'
  | 'introPeriod'
  | 'balloon'
  | 'interestOnly'
  | 'negativeAmortization'
  | 'otherNonAmortizing';

const numberOf = (value: number | null | undefined): string | null => (value ? String(value) : null);

/** Loans made, accepted or bought: these have a rate and a term (1003.4(a)(21) and (25)). */
const hasRate = ({ action }: FinalAction): boolean => ['1', '2', '6', '8'].includes(action);

function prepaymentTerm(loan: LoanDocument, { action }: FinalAction): string | null {
  if (action === '6' || isBusiness(loan) || loan.sPrepmtPenaltyT !== MAY_PREPAY_PENALTY) return NA;
  return numberOf(loan.sPrepmtPeriodMonths);
}

/** Rate, term, and features that do not amortize. */
export function termPart(loan: LoanDocument, final: FinalAction): LarPart<TermField> {
  const term = loan.sDue ?? loan.sTerm;
  const isDueEarly = Boolean(loan.sDue && loan.sTerm && loan.sDue < loan.sTerm);
  return {
    interestRate: hasRate(final) ? (loan.sNoteIR ?? null) : NA,
    prepaymentTerm: prepaymentTerm(loan, final),
    loanTerm: numberOf(term) ?? (hasRate(final) ? null : NA),
    introPeriod: loan.sFinMethT === ADJUSTABLE ? numberOf(loan.sRAdj1stCapMon) : NA,
    balloon: yesNo(loan.sBalloonPmt === true || isDueEarly),
    interestOnly: yesNo((loan.sIOnlyMon ?? 0) > 0),
    negativeAmortization: yesNo(loan.sNegativeAmortization === true),
    otherNonAmortizing: yesNo(loan.sFinMethT === GRADUATED),
  };
}

/** A figure that a decision rests on: NA without a decision, and for a denial that did not come to it. */
function relied(value: string | null | undefined, { action }: FinalAction): string | null {
  if (!isDecided(action)) return NA;
  return value ?? (action === '3' || action === '7' ? NA : null);
}

/** The value of the property that the decision rests on: of a purchase the price, if that is lower. */
function propertyValueOf(loan: LoanDocument): string | null {
  const known = [centsOf(loan.sApprVal), isRefinance(loan) ? undefined : centsOf(loan.sPurchPrice)];
  const values = known.filter((cents): cents is number => cents !== undefined && cents > 0);
  return values.length > 0 ? formatCents(Math.min(...values)) : null;
}

/** A streamlined refinance needs no appraisal, so that its decision may rest on none. */
const orNone = (value: string | null, loan: LoanDocument): string | null => value ?? (isStreamlined(loan) ? NA : null);

/** Ratios and the value of the property (1003.4(a)(23), (24) and (28)). */
export function ratioPart(loan: LoanDocument, final: FinalAction): LarPart<'dti' | 'cltv' | 'propertyValue'> {
  const value = propertyValueOf(loan);
  return {
    dti: isWithoutIncome(loan) ? NA : relied(loan.sQualBottomR, final),
    cltv: orNone(relied(loan.sCltvR, final), loan),
    propertyValue: orNone(final.action === '6' ? value : relied(value, final), loan),
  };
}

const LEASEHOLD = '1';

/** Units, and of a manufactured home what secures the loan and who owns the land (1003.4(a)(29) to (32)). */
export function dwellingPart(
  loan: LoanDocument,
): LarPart<'homeSecured' | 'landInterest' | 'units' | 'affordableUnits'> {
  const units = numberOf(loan.sUnitsNum);
  if (isManufactured(loan) !== true) return { homeSecured: '3', landInterest: '5', units, affordableUnits: NA };
  const { sSpIsManufacturedAffixed: affixed, sEstateHeldT } = loan;
  return {
    homeSecured: affixed === true ? '1' : affixed === false ? '2' : null,
    landInterest: sEstateHeldT ? (sEstateHeldT === LEASEHOLD ? '3' : '1') : null,
    ...{ units, affordableUnits: NA },
  };
}

const RETAIL = '1';
const CORRESPONDENT = '3';

type OriginationField = 'submission' | 'payable' | 'nmlsId' | 'lien';

/** How the application came to the lender, to whom the note was payable first, and who took it (1003.4(a)(33), (34)). */
export function originationPart(loan: LoanDocument, { action }: FinalAction): LarPart<OriginationField> {
  const { sBranchChannelT: channel, sLienPosT } = loan;
  const nmlsId = nmlsIdIn(loan.sUrlaOriginatorNmlsId)?.replace(/^0+/, '') || null;
  const lien = sLienPosT ? (sLienPosT === '1' ? '2' : '1') : null;
  if (action === '6') return { submission: '3', payable: '3', nmlsId: nmlsId ?? NA, lien };
  return {
    submission: channel ? (channel === RETAIL ? '1' : '2') : null,
    payable: channel ? (channel === CORRESPONDENT ? '2' : '1') : null,
    ...{ nmlsId: nmlsId ?? (isBusiness(loan) ? NA : null), lien },
  };
}
