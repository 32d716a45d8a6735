import { bureauContacts, SCORE_RANGE } from '../../../domain/credit/bureau-contacts';
import type { StatusLogEntry } from '../../../domain/loan/activity.schemas';
import { OTHER_REASON } from '../../../domain/loan/codes/decision-codes';
import { borrowerScore, bureauScores, ENTERED } from '../../../domain/loan/credit-score';
import { applicantName, type LoanDocument } from '../../../domain/loan/document';
import { adverseReasons } from '../../../domain/underwriting/adverse-reasons';
import { mailingAddressOf, propertyOf } from '../loan-facts';
import type { AdverseActionData } from '../templates/adverse-action.schemas';

/** The notice goes to the primary applicant (12 CFR 1002.9(f)). */
export const PRIMARY = '0B';

/** What the notice says about credit reports: nothing about scores that a user typed in. */
function creditOf(loan: LoanDocument, factors: readonly string[]): Pick<AdverseActionData, 'agencies' | 'score'> {
  const reported = bureauScores(loan, PRIMARY).filter(({ source }) => source !== ENTERED);
  const used = borrowerScore(loan, PRIMARY);
  return {
    agencies: reported.map(({ bureau }) => bureauContacts[bureau]),
    score:
      used === undefined || used.source === ENTERED
        ? null
        : {
            value: used.score,
            scoredD: loan.applicants[0]?.aCrOd ?? null,
            ...SCORE_RANGE,
            source: bureauContacts[used.bureau].name,
            factors: [...factors],
          },
  };
}

/** What the notice says besides the loan and the decision. */
interface NoticeFacts extends Pick<AdverseActionData, 'equalCreditAgency' | 'isDemoScore'> {
  readonly isCounteroffer: boolean;
  /** The key factors of the score that was used. */
  readonly factors: readonly string[];
}

/**
 * What the notice of adverse action says about a denial or a counteroffer. The reasons are those that the underwriter gave with it;
 * without any, the notice offers a statement of the reasons.
 */
export function adverseActionDataOf(
  loan: LoanDocument,
  decision: StatusLogEntry | undefined,
  { equalCreditAgency, isDemoScore, isCounteroffer, factors }: NoticeFacts,
): AdverseActionData {
  const given = decision?.reasons ?? loan.sDenialReasonsT ?? [];
  const other = decision === undefined ? loan.sDenialReasonOther : decision.otherReason;
  const isIncomplete = given.length > 0 && given.every((reason) => reason === 'application-incomplete');
  return {
    loanNum: loan.sLNm,
    applicant: applicantName(loan.applicants[0]) || loan.sLNm,
    address: mailingAddressOf(loan),
    appliedD: loan.sAppReceivedD ?? loan.sAppSubmittedD ?? loan.sLoanSubmittedD ?? null,
    amount: loan.sFinalLAmt ?? loan.sLAmtCalc ?? null,
    property: propertyOf(loan),
    action: isCounteroffer ? 'counteroffer' : isIncomplete ? 'incomplete' : 'denied',
    reasons: adverseReasons.filter((reason) => given.includes(reason)),
    otherReason: (given.includes(OTHER_REASON) && other) || null,
    ...creditOf(loan, factors),
    equalCreditAgency,
    isDemoScore,
  };
}
