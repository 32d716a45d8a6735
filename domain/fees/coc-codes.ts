/** Reasons of a revision (12 CFR 1026.19(e)(3)(iv)(A) to (F)); without one, a revision only informs. */
export const revisionReasons = [
  'settlement-charges',
  'eligibility',
  'consumer-request',
  'rate-lock',
  'expired',
  'delayed-construction',
] as const;
export type RevisionReason = (typeof revisionReasons)[number];

/** TaskStatus of a change of circumstance: open until the desk decides, then shown to the borrower by a Loan Estimate. */
export const cocStatuses = ['REQUESTED', 'APPROVED', 'DENIED', 'DISCLOSED'] as const;
export type CocStatus = (typeof cocStatuses)[number];

/** What a rate lock did, after which the portal requests a change by itself. */
export const cocTriggers = ['locked', 'expired', 'canceled'] as const;
export type CocTrigger = (typeof cocTriggers)[number];

/** The changes of a loan that wait for the desk (COC-02). */
export const openChanges = <Change extends { readonly status: string }>({
  cocs = [],
}: {
  readonly cocs?: readonly Change[];
}): readonly Change[] => cocs.filter(({ status }) => status === 'REQUESTED');
