import { addDays } from '../../../domain/format/date';
import { conditionCategoryOrder } from '../../../domain/loan/codes/underwriting-codes';
import type { LoanDocument } from '../../../domain/loan/document';
import { ownValue } from '../../../domain/tables/own-value';
import type { Condition } from '../../../domain/underwriting/condition.schemas';
import { isForLenderOnly } from '../../../domain/underwriting/condition-readers';
import { borrowersOf, occupancyOf, propertyOf } from '../loan-facts';
import type { CertificateData } from '../templates/certificate.schemas';

const LOCKED = '1';

/** When the decision of the loan's status was made. */
function decidedD({ sStatusT, ...loan }: LoanDocument): string | null {
  const dates: Readonly<Record<string, string | null | undefined>> = {
    '10': loan.sRejectD,
    '8': loan.sSuspendedD,
    '7': loan.sOnHoldD,
  };
  return (Object.hasOwn(dates, sStatusT) ? dates[sStatusT] : loan.sApprovD) ?? null;
}

/** The facts of a condition that certificates print. */
type Printed = Pick<Condition, 'cat' | 'description' | 'status' | 'doneD'>;

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
export function certificateDataOf(
  loan: LoanDocument,
  conditions: readonly Printed[],
  suspenseDays: number,
): CertificateData {
  const decided = decidedD(loan);
  return {
    loanNum: loan.sLNm,
    decidedD: decided,
    respondByD: decided && addDays(decided, suspenseDays),
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
    sProd3rdPartyUwResultT: loan.sProd3rdPartyUwResultT ?? null,
    duCaseId: loan.sDuCaseId ?? null,
    lpaKey: loan.sLpAusKey ?? null,
    lockExpiresD: loan.sRateLockStatusT === LOCKED ? (loan.sRLckdExpiredD ?? null) : null,
    conditions: sorted(conditions).map(({ cat, description, status, doneD }) => ({
      ...{ cat, description, doneD },
      isOpen: status === 'Active',
    })),
  };
}
