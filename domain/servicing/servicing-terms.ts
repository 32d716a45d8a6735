import { lateTerms } from '../disclosure/estimate/estimate-form';
import { escrowCharges } from '../fees/expenses';
import { worksheetOf } from '../fees/worksheet';
import type { LoanDocument } from '../loan/document';
import { centsOf, thousandthsOf } from '../numbers/cents';
import { type Cents, mulDiv, type Thousandths } from '../numbers/fixed';
import { monthlyPaymentOf } from '../packages/monthly-payment';
import type { DatedAmounts } from './dated-amounts';

/** Interest of a day, unless the loan names another basis. */
const YEAR_DAYS = 365;
const ADJUSTABLE = '1';

/** The terms of a loan by which its payments are applied. */
export interface ServicingTerms {
  readonly note: Cents;
  readonly rate: Thousandths;
  /** Payments until the loan is repaid, the last one with the rest. */
  readonly payments: number;
  readonly principalAndInterest: Cents;
  readonly insurance: Cents;
  readonly escrow: Cents;
  /** Paid into the escrow account at closing. */
  readonly escrowDeposit: Cents;
  readonly firstDue: string;
  readonly lateDays: number;
  readonly lateCharge: Cents;
  readonly latePercent: Thousandths;
  readonly perDiemBasis: number;
  /** Payments with the first rate and payment; the servicer calculates the later ones from the index. */
  readonly knownPayments: number;
  /** What insurance and escrow are from a due date on. */
  readonly amounts?: readonly DatedAmounts[] | undefined;
}

/** Statuses of loans that are funded: from here on they are serviced. */
export const servicedStatuses: readonly string[] = ['6', '20', '37', '38', '27', '46'];

type Missing = 'sFinalLAmt' | 'sNoteIR' | 'sTerm' | 'sSchedDueD1';

/** The monthly payment into escrow: what the servicing system says, else that of the first year. */
function escrowOf(loan: LoanDocument): { readonly payment: Cents; readonly deposit: Cents } {
  const deposit = worksheetOf(loan).escrow?.deposit ?? 0;
  const stated = centsOf(loan.sServicingEscrowPmt);
  if (stated !== undefined) return { payment: stated, deposit };
  const { charges } = escrowCharges(loan);
  return { payment: charges.reduce((sum, { monthly }) => sum + monthly, 0), deposit };
}

function knownPaymentsOf(loan: LoanDocument, payments: number): number {
  const firstRate = loan.sFinMethT === ADJUSTABLE ? (loan.sRAdj1stCapMon ?? payments) : payments;
  const interestOnly = loan.sIOnlyMon ?? 0;
  return Math.min(payments, firstRate, interestOnly > 0 ? interestOnly : payments);
}

/** The terms of a loan in servicing, or the fields without which its payments are unknown. */
export function servicingTermsOf(loan: LoanDocument): ServicingTerms | { readonly missing: readonly Missing[] } {
  const note = centsOf(loan.sFinalLAmt ?? loan.sLAmtCalc);
  const rate = thousandthsOf(loan.sNoteIR);
  const { sSchedDueD1: firstDue, sTerm, sDue } = loan;
  if (note === undefined || rate === undefined || !sTerm || !firstDue) {
    const needed = { sFinalLAmt: note, sNoteIR: rate, sTerm, sSchedDueD1: firstDue };
    const names = Object.keys(needed) as Missing[];
    return { missing: names.filter((name) => needed[name] === undefined || needed[name] === null || !needed[name]) };
  }
  const { principalAndInterest, insurance } = monthlyPaymentOf(loan);
  const { payment: escrow, deposit: escrowDeposit } = escrowOf(loan);
  const { days: lateDays, percent: latePercent } = lateTerms(loan);
  const payments = Math.min(sTerm, sDue ?? sTerm);
  return {
    ...{
      note,
      rate,
      payments,
      principalAndInterest,
      insurance,
      escrow,
      escrowDeposit,
      firstDue,
      lateDays,
      latePercent,
    },
    lateCharge: mulDiv(principalAndInterest, latePercent, 100_000),
    perDiemBasis: loan.sPerDiemBasisDays ?? YEAR_DAYS,
    knownPayments: knownPaymentsOf(loan, payments),
  };
}

export const hasTerms = (terms: ReturnType<typeof servicingTermsOf>): terms is ServicingTerms => !('missing' in terms);
