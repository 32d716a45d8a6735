import type { Applicant, Owner } from '../../loan/records';
import { centsOf } from '../../numbers/cents';
import { borrowerFieldPath } from '../field-path';
import { type CalculationLine, line } from './calculation';

/** Expenses of the home that an application lives in, as entered; the rent comes first. */
const ownedFields = [
  'aPres1stM',
  'aPresOFin',
  'aPresHazIns',
  'aPresRealETx',
  'aPresMIns',
  'aPresHoAssocDues',
  'aPresOHExp',
] as const satisfies readonly (keyof Applicant)[];

export type PresentField = 'aPresRent' | 'aBAddrRent' | 'aCAddrRent' | (typeof ownedFields)[number];

const RENTS = '1';

const sameText = (one?: string | null, other?: string | null): boolean =>
  (one ?? '').trim().toLowerCase() === (other ?? '').trim().toLowerCase();

/** Whether the co-borrower lives with the borrower; an address that is not entered yet is not another one. */
const sharesHome = ({ aBAddr, aCAddr, aBAddrUnit, aCAddrUnit, aBZip, aCZip }: Applicant): boolean =>
  !aCAddr || (sameText(aBAddr, aCAddr) && sameText(aBAddrUnit, aCAddrUnit) && sameText(aBZip, aCZip));

/** The rent of the application or, if that is not entered, of the addresses of its borrowers. */
function rentFields(applicant: Applicant): PresentField[] {
  if (centsOf(applicant.aPresRent) !== undefined) return ['aPresRent'];
  const first = applicant.aBAddrT === RENTS && centsOf(applicant.aBAddrRent) !== undefined;
  const second = applicant.aCAddrT === RENTS && !(first && sharesHome(applicant));
  return [...(first ? (['aBAddrRent'] as const) : []), ...(second ? (['aCAddrRent'] as const) : [])];
}

/** An expense of the current home with its field. */
export interface PresentExpense {
  readonly field: PresentField;
  readonly line: CalculationLine;
}

/** Current housing expenses of one application. */
export function presentExpenses(applicant: Applicant, index: number): PresentExpense[] {
  const owner: Owner = index === 0 ? '0B' : '1B';
  return [...rentFields(applicant), ...ownedFields].flatMap((field) => {
    const cents = centsOf(applicant[field]);
    const path = borrowerFieldPath(owner, field);
    return cents ? [{ field, line: line({ field }, cents, { owners: [owner], path }) }] : [];
  });
}
