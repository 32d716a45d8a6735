import type { NewLoanDocument } from '../../loan/document';

export const PRIMARY_RESIDENCE = '0';
export const INVESTMENT = '2';

/** How the property is used (`sOccTPe`); of the first application while the loan does not say. */
export const occupancyOf = ({ sOccTPe, applicants }: NewLoanDocument): string | null | undefined =>
  sOccTPe ?? applicants[0]?.aOccT;
