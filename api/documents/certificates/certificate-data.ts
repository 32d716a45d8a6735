import { addDays, pacificDate } from '../../../domain/format/date';
import type { StatusLogEntry } from '../../../domain/loan/activity.schemas';
import { OTHER_REASON } from '../../../domain/loan/codes/decision-codes';
import { conditionCategoryOrder } from '../../../domain/loan/codes/underwriting-codes';
import type { LoanDocument } from '../../../domain/loan/document';
import { holdsPrice } from '../../../domain/loan/held-price';
import { ownValue } from '../../../domain/tables/own-value';
import type { Condition } from '../../../domain/underwriting/condition.schemas';
import { isForLenderOnly } from '../../../domain/underwriting/condition-readers';
import { borrowersOf, occupancyOf, propertyOf } from '../loan-facts';
import type { CertificateData } from '../templates/certificate.schemas';

const ON_HOLD = '7';

/** The facts of a condition that certificates print. */
type Printed = Pick<Condition, 'number' | 'cat' | 'description' | 'state' | 'doneD'>;

/** What a certificate says besides the loan. */
export interface CertificateFacts {
  readonly status: string;
  /** The move to the decision, from the status log; undefined if the LOS has none. */
  readonly decision: StatusLogEntry | undefined;
  readonly conditions: readonly Printed[];
  readonly suspenseDays: number;
  /** Whether the credit score is from a demo report. */
  readonly isDemoScore: boolean;
  /** The Pacific day of the certificate: a lock that ended before it, and before the loan was funded, is not printed. */
  readonly today: string;
}

/** When the decision of the status was made. */
function decidedD(loan: LoanDocument, { status, decision }: CertificateFacts): string | null {
  if (decision) return pacificDate(decision.at);
  const dates: Readonly<Record<string, string | null | undefined>> = {
    '10': loan.sRejectD,
    '8': loan.sSuspendedD,
    '7': loan.sOnHoldD,
  };
  return (Object.hasOwn(dates, status) ? dates[status] : loan.sApprovD) ?? null;
}

/** Why the loan was suspended or denied, as the move said; later moves may have taken the reasons off the loan. */
function reasonsOf(loan: LoanDocument, { status, decision }: CertificateFacts): CertificateData['reasons'] {
  const isDenied = status === '10';
  if (!isDenied && status !== '8') return [];
  const list = isDenied ? 'sDenialReasonsT' : 'sSuspenseReasonsT';
  const stored = isDenied ? loan.sDenialReasonOther : loan.sSuspenseReasonOther;
  const other = decision ? decision.otherReason : stored;
  const codes = (decision ? decision.reasons : loan[list]) ?? [];
  return codes.map((code) => ({ list, code, text: code === OTHER_REASON ? (other ?? null) : null }));
}

/**
 * In the order of the categories (COND-03); in each, in the order of the LOS. Unknown categories come last. Internal ones are not
 * printed, no matter who issues the certificate, because brokers and borrowers read it.
 */
const sorted = (conditions: readonly Printed[]): readonly Printed[] => {
  const orderOf = ({ cat }: Printed): number => ownValue<number>(conditionCategoryOrder, cat) ?? Infinity;
  const printed = conditions.filter((one) => !isForLenderOnly(one));
  return printed.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : orderOf(one) > orderOf(other) ? 1 : 0));
};

/** What the certificate prints of the loan. */
export function certificateDataOf(loan: LoanDocument, facts: CertificateFacts): CertificateData {
  const decided = decidedD(loan, facts);
  return {
    loanNum: loan.sLNm,
    isOnHold: facts.status === ON_HOLD,
    decidedD: decided,
    respondByD: decided && addDays(decided, facts.suspenseDays),
    reasons: reasonsOf(loan, facts),
    documentsExpireD: loan.sDocExpirationD ?? null,
    underwriter: loan.sEmployeeUnderwriterName ?? null,
    borrowers: borrowersOf(loan),
    property: propertyOf(loan),
    program: loan.sLpTemplateNm ?? null,
    amount: loan.sFinalLAmt ?? loan.sLAmtCalc ?? null,
    rate: loan.sNoteIR ?? null,
    termMonths: loan.sTerm ?? null,
    sLPurposeT: loan.sLPurposeT ?? null,
    sOccTPe: occupancyOf(loan),
    sProdSpT: loan.sProdSpT ?? null,
    ltv: loan.sLtvR ?? null,
    cltv: loan.sCltvR ?? null,
    dti: loan.sQualBottomR ?? null,
    score: loan.sCreditScoreType2 ?? null,
    isDemoScore: facts.isDemoScore,
    sProd3rdPartyUwResultT: loan.sProd3rdPartyUwResultT ?? null,
    duCaseId: loan.sDuCaseId ?? null,
    lpaKey: loan.sLpAusKey ?? null,
    lockExpiresD: holdsPrice(loan, loan.sFundD ?? facts.today) ? (loan.sRLckdExpiredD ?? null) : null,
    conditions: sorted(facts.conditions).map(({ number, cat, description, state, doneD }) => ({
      ...{ number, cat, description, state, doneD },
    })),
  };
}
