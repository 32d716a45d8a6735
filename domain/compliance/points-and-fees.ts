import type { LoanValues } from '../loan/document';
import { centsOf, centsOrZero, thousandthsOf } from '../numbers/cents';
import { type Cents, mulDiv } from '../numbers/fixed';
import { FHA_UPFRONT } from '../pricing/fha-premium';
import { compensationShare, prepaidFinanceCharges } from '../pricing/finance-charges';
import { noteAmount } from '../pricing/loan-charges';
import type { ComplianceInput } from './compliance-input';
import { type ComplianceLine, type ComplianceRemark, complianceLine, moneyOf, remark } from './compliance-test';
import { counted, type FeePart, plus } from './fee-part';
import { feeParts } from './fees';

const ALL = 100_000;

/** Discount points as the loan states them, in dollars or as the price. */
const paidPoints = (loan: LoanValues): Cents =>
  Math.max(0, centsOf(loan.sLDiscnt1003) ?? centsOrZero(loan.sLDiscntAmt));

/** Discount points that the borrower pays count, unless they are bona fide (1026.32(b)(1)(i)(E) and (F)). */
function points({ loan }: ComplianceInput): FeePart {
  const paid = paidPoints(loan);
  if (paid === 0) return counted(0);
  // Up to two points may be left out; that depends on the rate without them, which a loan does not store.
  const most = mulDiv(centsOrZero(loan.sFinalLAmt ?? loan.sLAmtCalc), 2000, ALL);
  return {
    least: Math.max(0, paid - most),
    most: paid,
    lines: [complianceLine('points', moneyOf(paid), plus)],
    remarks: [remark('pointsMayBeExcluded')],
  };
}

const BORROWER_PAID = '1';
const LENDER_PAID = '2';
/** Channels in which the originator is a mortgage broker; elsewhere it is an employee of the creditor. */
const BROKERED: readonly (string | null | undefined)[] = ['2', '4'];

/**
 * Compensation of the originator: a broker's counts whoever pays it, the creditor's own employee's does not (1026.32(b)(1)(ii)). A
 * percentage wins over an amount, as in the finance charge.
 */
function compensation({ loan, note }: ComplianceInput): FeePart {
  const source = loan.sOriginatorCompensationPaymentSourceT;
  const share = thousandthsOf(loan.sOriginatorCompensationPercent);
  const ofShare = share && note !== undefined ? compensationShare(note, share) : undefined;
  const amount = ofShare ?? centsOf(loan.sOriginatorCompensationAmount) ?? (share === 0 ? 0 : undefined);
  const isBroker = BROKERED.includes(loan.sBranchChannelT);
  if (source === LENDER_PAID && loan.sBranchChannelT && !isBroker) {
    return counted(0, amount === undefined ? [] : [complianceLine('ownCompensation', moneyOf(amount))]);
  }
  const isKnown = (source === BORROWER_PAID || source === LENDER_PAID) && amount !== undefined;
  if (!isKnown) return { least: 0, most: undefined, lines: [], remarks: [remark('compensationUnknown')] };
  const code = source === BORROWER_PAID ? 'borrowerCompensation' : 'brokerCompensation';
  return counted(amount, [complianceLine(code, moneyOf(amount), plus)]);
}

const CONVENTIONAL: readonly (string | null | undefined)[] = ['0', '4'];

/**
 * An upfront premium: a government's never counts; a private one only beyond FHA's, if it is refunded pro rata
 * (1026.32(b)(1)(i)(B) and (C)).
 */
function upfrontPremium({ loan }: ComplianceInput): FeePart {
  const premium = centsOrZero(loan.sFfUfmip1pc);
  if (premium === 0) return counted(0);
  if (!CONVENTIONAL.includes(loan.sLT)) return counted(0, [complianceLine('governmentPremium', moneyOf(premium))]);
  return {
    least: Math.max(0, premium - mulDiv(centsOrZero(loan.sLAmtCalc), FHA_UPFRONT, ALL)),
    most: premium,
    lines: [complianceLine('privatePremium', moneyOf(premium), plus)],
    remarks: [remark('premiumMayBeExcluded')],
  };
}

const WITH_PENALTY = '1';
const WITHOUT_PENALTY = '2';

/** The most that a prepayment penalty may be counts (1026.32(b)(1)(v)); a loan states only whether there is one. */
function prepaymentPenalty({ loan }: ComplianceInput): FeePart {
  if (loan.sPrepmtPenaltyT === WITHOUT_PENALTY) return counted(0);
  const isKnown = loan.sPrepmtPenaltyT === WITH_PENALTY;
  const remarks = [remark(isKnown ? 'penaltyAmountUnknown' : 'penaltyUnknown')];
  return { least: 0, most: undefined, lines: [], remarks };
}

/** Points and fees as far as they are known: at least, and at most if every open part is bounded. */
export interface PointsAndFees {
  readonly least: Cents;
  readonly most: Cents | undefined;
  readonly lines: readonly ComplianceLine[];
  /** Why the amount is not exact. */
  readonly open: readonly ComplianceRemark[];
}

const distinct = (remarks: readonly ComplianceRemark[]): readonly ComplianceRemark[] => [
  ...new Map(remarks.map((one) => [JSON.stringify(one), one])).values(),
];

/** Points and fees (1026.32(b)(1)). Parts that the portal does not know are named, never taken as nothing. */
export function pointsAndFees(input: ComplianceInput): PointsAndFees {
  const parts = [
    points(input),
    ...feeParts(input),
    compensation(input),
    upfrontPremium(input),
    prepaymentPenalty(input),
  ];
  const least = parts.reduce((sum, part) => sum + part.least, 0);
  const most = parts.reduce<Cents | undefined>(
    (sum, part) => (sum === undefined || part.most === undefined ? undefined : sum + part.most),
    0,
  );
  return {
    least,
    most,
    lines: [
      ...parts.flatMap(({ lines }) => lines),
      complianceLine('known', moneyOf(least)),
      ...(most === undefined || most === least ? [] : [complianceLine('atMost', moneyOf(most))]),
    ],
    open: distinct(parts.flatMap(({ remarks }) => remarks)),
  };
}

/** The total loan amount (1026.32(b)(4)(i)): the amount financed, which is the note less prepaid finance charges. */
export function totalLoanAmount(input: ComplianceInput): Cents | undefined {
  const { program, scenario, note, loan, amountFinanced } = input;
  if (amountFinanced !== undefined) return amountFinanced;
  const rate = thousandthsOf(loan.sNoteIR);
  if (!program || !scenario || note === undefined || rate === undefined) return undefined;
  const quoted = { rate, point: thousandthsOf(loan.sLDiscntPc) ?? 0 };
  const charges = prepaidFinanceCharges(scenario, program, noteAmount(scenario, program), quoted);
  const others = charges.filter(({ code }) => code !== 'points');
  return others.reduce((left, { amount }) => left - amount, note - paidPoints(loan));
}
