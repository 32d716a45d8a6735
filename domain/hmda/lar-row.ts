import type { LoanDocument } from '../loan/document';
import type { AporWeek } from '../pricing/apor';
import type { FinalAction } from './action-taken';
import { type LarField, type LarRow, larFields } from './lar-fields';
import { isBusiness, isOpenEnd } from './purpose';
import { applicationPart, placePart, type Register } from './row/application-part';
import { costPart, hoepaPart, incomeOf, purchaserOf, spreadPart } from './row/costs-part';
import { ausPart, denialPart, scorePart } from './row/credit-part';
import { peoplePart } from './row/people-part';
import { dwellingPart, originationPart, ratioPart, termPart } from './row/terms-part';
import { uliOf } from './uli';

export type { Register } from './row/application-part';

/** A row of the register, and the fields that the filing needs and the loan does not have. They are blank in the file. */
export interface BuiltRow {
  readonly row: LarRow;
  readonly missing: readonly LarField[];
}

/** The row of a loan with a final action, in the register as it is, or in a file that ends with a day. */
export function larRowOf(
  loan: LoanDocument,
  final: FinalAction,
  register: Register,
  apor: readonly AporWeek[],
  lastDay?: string,
): BuiltRow {
  const known: Partial<Record<LarField, string | null>> = {
    ...applicationPart(loan, final, register),
    uli: uliOf(loan, register.lei, final.action) ?? null,
    ...placePart(loan, final),
    ...peoplePart(loan, final),
    income: incomeOf(loan, final),
    purchaser: purchaserOf(loan, final, lastDay),
    ...spreadPart(loan, final, apor),
    ...hoepaPart(loan, final, apor),
    ...scorePart(loan, final),
    ...denialPart(loan, final),
    ...costPart(loan, final),
    ...termPart(loan, final),
    ...ratioPart(loan, final),
    ...dwellingPart(loan),
    ...originationPart(loan, final),
    ...ausPart(loan, final),
    reverse: '2',
    openEnd: isOpenEnd(loan) ? '1' : '2',
    business: isBusiness(loan) ? '1' : '2',
  };
  const row = Object.fromEntries(larFields.map((field) => [field, known[field] ?? ''])) as LarRow;
  return { row, missing: larFields.filter((field) => (known[field] ?? null) === null) };
}
