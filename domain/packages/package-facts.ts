import { worksheetOf } from '../fees/worksheet';
import type { NewLoanDocument } from '../loan/document';
import { isRefinance, isRescindable } from '../loan/purpose';
import { centsOrZero } from '../numbers/cents';

/** The facts of a loan that decide which forms its packages have. */
export interface PackageFacts {
  readonly state: string | null;
  readonly isPurchase: boolean;
  readonly isPrimary: boolean;
  readonly isFirstLien: boolean;
  /** The borrower's own dwelling is refinanced, which can be rescinded (12 CFR 1026.23). */
  readonly isRescindable: boolean;
  readonly isArm: boolean;
  readonly isFha: boolean;
  readonly isVa: boolean;
  readonly isUsda: boolean;
  /** A broker is paid by the lender. */
  readonly isLenderPaidBroker: boolean;
  readonly isCashOut: boolean;
  readonly isPlannedUnit: boolean;
  readonly isCondo: boolean;
  readonly isTwoToFour: boolean;
  /** An escrow account pays taxes or insurance. */
  readonly hasEscrow: boolean;
  /** The borrower pays private mortgage insurance that can be canceled. */
  readonly hasPrivateInsurance: boolean;
  /** A service is required that the borrower may shop for. */
  readonly hasShopping: boolean;
  /** A provider is an affiliate. */
  readonly hasAffiliate: boolean;
  /** A bureau's score of a borrower is known. */
  readonly hasScore: boolean;
}

const PRIMARY = '0';
const CASH_OUT = '2';
const scores = [
  ...(['aBExperianScore', 'aBTransUnionScore', 'aBEquifaxScore'] as const),
  ...(['aCExperianScore', 'aCTransUnionScore', 'aCEquifaxScore'] as const),
] as const;

export function packageFactsOf(loan: NewLoanDocument): PackageFacts {
  const { lines, escrow } = worksheetOf(loan);
  const isPurchase = !isRefinance(loan);
  const isPrimary = (loan.sOccTPe ?? PRIMARY) === PRIMARY;
  return {
    state: loan.sSpState ?? null,
    ...{ isPurchase, isPrimary, isRescindable: isRescindable(loan) },
    isFirstLien: (loan.sLienPosT ?? '0') === '0',
    isArm: loan.sFinMethT === '1',
    ...{ isFha: loan.sLT === '1', isVa: loan.sLT === '2', isUsda: loan.sLT === '3' },
    isLenderPaidBroker:
      (loan.sBranchChannelT === '2' || loan.sBranchChannelT === '4') &&
      loan.sOriginatorCompensationPaymentSourceT === '2',
    isCashOut: loan.sLPurposeT === CASH_OUT,
    isPlannedUnit: loan.sProdSpT === '1',
    isCondo: loan.sProdSpT === '2',
    isTwoToFour: ['8', '9', '10'].includes(loan.sProdSpT ?? ''),
    hasEscrow: escrow !== undefined || loan.sProdImpound === true,
    hasPrivateInsurance: (loan.sLT ?? '0') === '0' && centsOrZero(loan.sProMIns) > 0,
    hasShopping: lines.some(({ section }) => section === 'C'),
    hasAffiliate: lines.some(({ isAffiliate }) => isAffiliate),
    hasScore: loan.applicants.some((each) => scores.some((name) => Boolean(each[name]))),
  };
}
