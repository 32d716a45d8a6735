import type { NewLoanDocument } from '../../loan/document';
import { unitsOf } from './units';

export const PRIMARY_RESIDENCE = '0';
export const INVESTMENT = '2';

/** Whether the property has two to four units. */
export const hasSeveralUnits = ({ sProdSpT }: NewLoanDocument): boolean => (unitsOf(sProdSpT) ?? 1) > 1;

/** How the property is used (`sOccTPe`); of the first application while the loan does not say. */
export const occupancyOf = ({ sOccTPe, applicants }: NewLoanDocument): string | null | undefined =>
  sOccTPe ?? applicants[0]?.aOccT;
