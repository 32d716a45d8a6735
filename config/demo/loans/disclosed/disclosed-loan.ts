import { firstConsummation } from '../../../../domain/disclosure/closing/closing-clock';
import { unsupportedFeature } from '../../../../domain/disclosure/estimate/estimate-rules';
import { totalFields } from '../../../../domain/fees/total-fields';
import { addMonths } from '../../../../domain/format/date';
import { applicantName, type LoanDocument } from '../../../../domain/loan/document';
import type { CocRecord } from '../../../../domain/loan/fees/coc-record';
import { type Day, dayOf, dayText, workdaysAfter, workdaysBefore } from '../calendar';
import { dayIn, type Journey } from '../journey';
import type { Random } from '../random';
import { drawFees } from './demo-fees';
import { changeOf, closingOf, deskOf, estimateOf, feesAfter } from './demo-records';

/** From the approval until the loan funds. */
const DISCLOSED: ReadonlySet<string> = new Set(['4', '33', '23', '21', '35', '5', '24', '25']);
/** The Closing Disclosure is out once documents are ordered, and signed once they are back. */
const HAS_CLOSING: ReadonlySet<string> = new Set(['35', '5', '24', '25']);
const IS_SIGNED: ReadonlySet<string> = new Set(['24', '25']);

/** What the forms need of a loan, counted from its planned closing. */
function formValues(loan: LoanDocument, closing: string): LoanDocument {
  const nextMonth = `${addMonths(closing, 1).slice(0, 8)}01`;
  return {
    ...loan,
    ...{ sDisbursementD: closing, sSchedDueD1: addMonths(nextMonth, 1), sHazInsDueD: addMonths(closing, 12) },
    sPropertyTaxDueD: `${addMonths(nextMonth, 1).slice(0, 4)}-11-01`,
    sPropertyTaxSecondDueD: `${Number(addMonths(nextMonth, 1).slice(0, 4)) + 1}-02-01`,
    sPrepaidInterestDays: dayOf(nextMonth) - dayOf(closing),
  };
}

type Change = 'REQUESTED' | 'APPROVED' | 'DENIED' | 'DISCLOSED' | 'none';

const drawChange = (status: string, random: Random): Change =>
  random.weighted<Change>(
    status === '4' || status === '33'
      ? [
          ['REQUESTED', 30],
          ['APPROVED', 25],
          ['DENIED', 20],
          ['none', 25],
        ]
      : [
          ['DISCLOSED', 40],
          ['DENIED', 20],
          ['none', 40],
        ],
  );

/**
 * Fees and disclosures of about half of the fixed rate loans between approval and funding: the Loan Estimate, a change of circumstance in
 * each of its states, the revised estimate that disclosed one, and the Closing Disclosure. Dates are those of the loan's journey, and
 * a loan whose planned closing would be too early by its disclosures has none.
 */
export function drawDisclosed(loan: LoanDocument, journey: Journey, today: Day, random: Random): LoanDocument {
  const { status } = journey;
  const issued = loan.sInitialLoanEstimateIssuedD;
  const isFixed = loan.sFinMethT !== '1' && unsupportedFeature(loan) === undefined;
  const closing = loan.sEstCloseD;
  if (!DISCLOSED.has(status) || !issued || !closing || !isFixed || !random.chance(0.55)) return loan;
  const by = deskOf(random);
  const first = dayOf(issued);
  const yesterday = workdaysBefore(today, 1);
  const consented = first;
  const priced = formValues({ ...loan, fees: drawFees(loan, random) }, closing);
  const le1 = {
    ...estimateOf(priced, { number: 1, day: first, consented, by }),
    intent: {
      date: loan.sIntentToProceedD ?? issued,
      borrowers: loan.applicants.flatMap((each) => [applicantName(each), applicantName(each, 'C')].filter(Boolean)),
      ...{ method: 'signature', recordedBy: by },
    },
  };
  const kind = drawChange(status, random);
  const early = workdaysAfter(first, 3);
  const learned = kind === 'REQUESTED' || kind === 'APPROVED' ? yesterday : early;
  const change: CocRecord | undefined =
    kind === 'none' || learned < first || learned > yesterday ? undefined : changeOf(priced, kind, learned, by);
  const isSet = change && (change.status === 'APPROVED' || change.status === 'DISCLOSED');
  const changed = isSet ? feesAfter(priced, change) : priced;
  const second = workdaysAfter(learned, 1);
  const isRevised = change?.status === 'DISCLOSED' && second <= yesterday;
  if (change?.status === 'DISCLOSED' && !isRevised) return loan;
  const estimates = isRevised ? [le1, estimateOf(changed, { number: 2, day: second, consented, by }, change)] : [le1];
  const disclosed: LoanDocument = {
    ...changed,
    loanEstimates: estimates,
    ...(change && { cocs: [change] }),
    ...(isRevised && { sLastDisclosedLoanEstimateIssuedD: dayText(second) }),
    sAppSubmittedD: dayText(workdaysBefore(first, 1)),
  };
  const sent = closingDay(journey, yesterday);
  const record =
    HAS_CLOSING.has(status) && sent !== undefined && sent > (isRevised ? second : first)
      ? closingOf(disclosed, { day: sent, consented, by, isSigned: IS_SIGNED.has(status) })
      : undefined;
  const closed: LoanDocument = {
    ...disclosed,
    ...(record && {
      closingDisclosures: [record],
      sInitialClosingDisclosureIssuedD: record.issued,
      sInitialClosingDisclosureReceivedD: record.issued,
      sInitialClosingDisclosureSignedD: record.signed,
    }),
  };
  const earliest = firstConsummation(closed)?.date;
  if (earliest !== undefined && earliest > closing) return loan;
  return { ...closed, ...totalFields(closed) };
}

/** The Closing Disclosure goes out the day after the loan is cleared to close, or some days before its documents are back. */
function closingDay(journey: Journey, yesterday: Day): Day | undefined {
  const back = dayIn(journey, '24');
  if (back !== undefined) return workdaysBefore(back, 4);
  const cleared = dayIn(journey, '21');
  return cleared === undefined ? undefined : Math.min(workdaysAfter(cleared, 1), yesterday);
}
