import { addDays } from '../format/date';
import type { LoanDocument } from '../loan/document';
import { isRefinance, isRescindable } from '../loan/purpose';
import { monthlyPaymentOf } from '../packages/monthly-payment';
import { type ExpectedIf, type ExpectedKind, expectedDocument, expectedKinds } from './expected-documents';

const CONVENTIONAL = '0';

/** A document that a loan must have, and by when. */
export interface Expected {
  readonly kind: ExpectedKind;
  readonly dueOn: string;
}

function factsOf(loan: LoanDocument): Readonly<Record<keyof ExpectedIf, unknown>> {
  const loanType = loan.sLT ?? CONVENTIONAL;
  return {
    loanType,
    isRefinance: isRefinance(loan),
    isRescindable: isRescindable(loan),
    isInsured: loanType === CONVENTIONAL && monthlyPaymentOf(loan).insurance > 0,
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
