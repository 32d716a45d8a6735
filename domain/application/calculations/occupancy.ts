import type { NewLoanDocument } from '../../loan/document';

export const PRIMARY_RESIDENCE = '0';
export const INVESTMENT = '2';

const severalUnits: readonly (string | null | undefined)[] = ['8', '9', '10'];

/** Whether the property has two to four units. */
export const hasSeveralUnits = ({ sProdSpT }: NewLoanDocument): boolean => severalUnits.includes(sProdSpT);

/** How the property is used (`sOccTPe`); of the first application while the loan does not say. */
export const occupancyOf = ({ sOccTPe, applicants }: NewLoanDocument): string | null | undefined =>
  sOccTPe ?? applicants[0]?.aOccT;
