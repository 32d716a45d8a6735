import { isRealEstate } from '../credit/tradeline';
import { addDays } from '../format/date';
import type { LoanDocument } from '../loan/document';
import { isRefinance, isRescindable } from '../loan/purpose';
import { centsOrZero } from '../numbers/cents';
import { paysMonthly, paysUpfront, premiumKindOf } from '../pricing/insurance/premium-kind';
import { type ExpectedIf, type ExpectedKind, expectedDocument, expectedKinds } from './expected-documents';

const CONVENTIONAL = '0';
const HOME_EQUITY = '8';

/** A document that a loan must have, and by when. */
export interface Expected {
  readonly kind: ExpectedKind;
  readonly dueOn: string;
}

/** Whether a mortgage on the property is paid off. A refinance has one; a home equity loan usually comes after it. */
function releasesLien(loan: LoanDocument): boolean {
  if (loan.sLPurposeT !== HOME_EQUITY) return isRefinance(loan);
  const subject = loan.reos.find(({ isSubjectProperty }) => isSubjectProperty === true);
  return loan.liabilities.some(
    ({ type, payoff, reoId }) => payoff === true && isRealEstate(type) && (!reoId || reoId === subject?.id),
  );
}

/** Whether the borrower pays for private mortgage insurance, monthly or at closing. */
function isInsured({ sLT, sProdConvMIOptionT, sProMIns, sFfUfmip1pc }: LoanDocument): boolean {
  const kind = premiumKindOf(sProdConvMIOptionT);
  const premiums = [paysMonthly(kind) ? sProMIns : null, paysUpfront(kind) ? sFfUfmip1pc : null];
  return (sLT ?? CONVENTIONAL) === CONVENTIONAL && premiums.some((premium) => centsOrZero(premium) > 0);
}

function factsOf(loan: LoanDocument): Readonly<Record<keyof ExpectedIf, unknown>> {
  return {
    loanType: loan.sLT ?? CONVENTIONAL,
    releasesLien: releasesLien(loan),
    isRescindable: isRescindable(loan),
    isInsured: isInsured(loan),
  };
}

/** What a funded loan must have, in the order of the checklist; nothing while the day of funding is unknown. */
export function expectedOf(loan: LoanDocument): readonly Expected[] {
  const { sFundD: fundedOn } = loan;
  if (!fundedOn) return [];
  const facts = factsOf(loan);
  const applies = (only: ExpectedIf = {}): boolean =>
    Object.entries(only).every(([name, value]) => facts[name as keyof ExpectedIf] === value);
  return expectedKinds.flatMap((kind) => {
    const { days, only } = expectedDocument(kind);
    return applies(only) ? [{ kind, dueOn: addDays(fundedOn, days) }] : [];
  });
}
