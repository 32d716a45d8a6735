/** Codes of an appraisal order. */
export const complexities = ['standard', 'complex', 'acreage'] as const;
export const accessKinds = ['borrower', 'agent', 'tenant', 'lockbox', 'other'] as const;
export const revisionKinds = ['correction', 'comparables', 'explanation'] as const;
export const payers = ['lender', 'borrower'] as const;
