/** Purposes (`sLPurposeT`) of a loan on a property that the borrower already owns. */
export const refinancePurposes = ['1', '2', '6', '7', '8'] as const;

/** Whether the loan refinances a property. A loan without a purpose counts as a purchase, like most loans. */
export const isRefinance = ({ sLPurposeT }: { readonly sLPurposeT?: string | null }): boolean =>
  refinancePurposes.some((purpose) => purpose === sLPurposeT);

const PRIMARY = '0';

/** Whether the borrowers can rescind: a loan on their own dwelling that does not acquire or build it (12 CFR 1026.23(a) and (f)(1)). */
export const isRescindable = (loan: {
  readonly sLPurposeT?: string | null;
  readonly sOccTPe?: string | null;
}): boolean => isRefinance(loan) && (loan.sOccTPe ?? PRIMARY) === PRIMARY;
