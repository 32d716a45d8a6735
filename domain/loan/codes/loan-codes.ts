/** Loan purposes (`sLPurposeT`, CODES-02). */
export const purposeCodes = {
  '0': 'Purchase',
  '1': 'Refinance',
  '2': 'Refinance Cashout',
  '3': 'Construct',
  '4': 'Construct Permanent',
  '5': 'Other',
  '6': 'FHA Streamlined Refinance',
  '7': 'VA IRRRL',
  '8': 'HomeEquity',
} as const;

/** Loan types (`sLT`, CODES-04). */
export const loanTypeCodes = {
  '0': 'Conventional',
  '1': 'FHA',
  '2': 'VA',
  '3': 'USDA / Rural',
  '4': 'Other',
} as const;

/** Lien positions (`sLienPosT`, CODES-09). */
export const lienCodes = { '0': '1st Mortgage', '1': '2nd Mortgage' } as const;

/** Amortization methods (`sFinMethT`). */
export const amortizationCodes = { '0': 'Fixed Rate', '1': 'Adjustable Rate', '2': 'Graduated Payment' } as const;

/** Whose rules a conventional loan is delivered by (`sGseDeliveryTargetT`). */
export const deliveryTargetCodes = {
  '0': 'Fannie Mae',
  '1': 'Freddie Mac',
  '2': 'Ginnie Mae',
  '3': 'Other',
} as const;

/** Channels (`sBranchChannelT`, CODES-05). */
export const channelCodes = { '1': 'Retail', '2': 'Wholesale', '3': 'Correspondent', '4': 'Broker' } as const;

/** Correspondent processes (`sCorrespondentProcessT`); the specification fixes 3, the others are the LOS's. */
export const correspondentProcessCodes = {
  '0': 'None',
  '1': 'Delegated',
  '2': 'Prior Approved',
  '3': 'Mini-Correspondent',
  '4': 'Bulk',
  '5': 'Mini-Bulk',
} as const;

/** Mortgage insurance options (`sProdConvMIOptionT`, CODES-08, read in order). */
export const mortgageInsuranceCodes = {
  '0': 'Monthly',
  '1': 'Single',
  '2': 'Split',
  '3': 'Lender Single',
  '4': 'None',
  '5': 'Not Specified',
} as const;

/** What an escrow account covers (`sProdImpoundT`). */
export const impoundCodes = {
  '0': 'No Impounds',
  '1': 'Taxes and Insurance',
  '2': 'Taxes Only',
  '3': 'Insurance Only',
} as const;

/** Who pays the originator (`sOriginatorCompensationPaymentSourceT`, CODES-16). */
export const compensationSourceCodes = { '0': 'Not Specified', '1': 'Borrower Paid', '2': 'Lender Paid' } as const;

/**
 * What caps the lender credit (`sLenderCreditMaxT`, CODES-14). The specification has no labels; it only defines that 3 makes
 * the available credit the amount of the lender credit row (W5).
 */
export const lenderCreditMaxCodes = {
  '0': 'No Limit',
  '1': 'Closing Costs',
  '2': 'Closing Costs and Prepaids',
  '3': 'Available Credit',
  '4': 'Set Amount',
} as const;

/** Whether a prepayment is charged for (`sPrepmtPenaltyT`), the wording of the federal disclosure. */
export const prepaymentPenaltyCodes = { '0': 'Not Specified', '1': 'May', '2': 'Will Not' } as const;

/** How an adjusted rate is rounded (`sRAdjRoundT`). */
export const rateRoundingCodes = { '0': 'To the Nearest', '1': 'Up', '2': 'Down' } as const;

/** The index of an adjustable rate (`sArmIndexT`). */
export const armIndexCodes = {
  '0': 'None',
  '1': '30-Day Average SOFR',
  '2': '1-Year Treasury',
  '3': '3-Year Treasury',
  '4': '5-Year Treasury',
  '5': '10-Year Treasury',
  '6': 'Prime Rate',
  '7': 'Other',
} as const;

/** Who pays for a temporary buydown (`sBuydownContributorT`). */
export const buydownContributorCodes = {
  '0': 'Borrower',
  '1': 'Seller',
  '2': 'Lender',
  '3': 'Builder',
  '4': 'Other',
} as const;

/** The purpose of a cash-out refinance (`sGseRefPurposeT`), as on the loan application. */
export const refinancePurposeCodes = {
  '0': 'Not Specified',
  '1': 'Cash-Out',
  '2': 'Limited Cash-Out',
  '3': 'No Cash-Out',
  '4': 'Full Documentation',
  '5': 'Interest Rate Reduction',
  '6': 'Streamlined with Appraisal',
  '7': 'Streamlined without Appraisal',
} as const;

/** The owner of the loan that is refinanced (`sExistingLoanOwnerT`); the portal's own list. */
export const loanOwnerCodes = {
  '1': 'Fannie Mae',
  '2': 'Freddie Mac',
  '3': 'Other',
} as const;

/** The use of refinanced or borrowed money (`sRefPurposeT`). */
export const cashOutUseCodes = {
  '0': 'Not Specified',
  '1': 'Debt Consolidation',
  '2': 'Home Improvement',
  '3': 'Student Loan',
  '4': 'Other',
} as const;

/** Qualified mortgage status (`sQMStatusT`). */
export const qualifiedMortgageCodes = {
  '0': 'Not Determined',
  '1': 'Qualified',
  '2': 'Provisionally Qualified',
  '3': 'Not Qualified',
  '4': 'Exempt',
} as const;

/** Higher-priced mortgage type (`sHighPricedMortgageT`, Regulation Z 1026.35 and 1026.43). */
export const highPricedCodes = {
  '0': 'Not Determined',
  '1': 'Not Higher-Priced',
  '2': 'Higher-Priced Qualified Mortgage',
  '3': 'Higher-Priced Mortgage',
} as const;
