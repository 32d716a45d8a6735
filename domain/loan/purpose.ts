/** Purposes (`sLPurposeT`) of a loan on a property that the borrower already owns. */
export const refinancePurposes = ['1', '2', '6', '7', '8'] as const;

/** Whether the loan refinances a property. A loan without a purpose counts as a purchase, like most loans. */
export const isRefinance = ({ sLPurposeT }: { readonly sLPurposeT?: string | null }): boolean =>
  refinancePurposes.some((purpose) => purpose === sLPurposeT);
