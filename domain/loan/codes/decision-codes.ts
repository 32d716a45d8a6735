/** The principal reasons of a notice of adverse action, in the words of Regulation B, form C-1, which the notice prints. */
export const denialReasonCodes = {
  'application-incomplete': 'Credit application incomplete',
  'references-insufficient': 'Insufficient number of credit references provided',
  'references-unacceptable': 'Unacceptable type of credit references provided',
  'references-unverified': 'Unable to verify credit references',
  'employment-irregular': 'Temporary or irregular employment',
  'employment-unverified': 'Unable to verify employment',
  'employment-length': 'Length of employment',
  'income-insufficient': 'Income insufficient for amount of credit requested',
  'obligations-excessive': 'Excessive obligations in relation to income',
  'income-unverified': 'Unable to verify income',
  'residence-length': 'Length of residence',
  'residence-temporary': 'Temporary residence',
  'residence-unverified': 'Unable to verify residence',
  'no-credit-file': 'No credit file',
  'credit-limited': 'Limited credit experience',
  'performance-with-us': 'Poor credit performance with us',
  'delinquent-obligations': 'Delinquent past or present credit obligations with others',
  'collection-judgment': 'Collection action or judgment',
  'garnishment-attachment': 'Garnishment or attachment',
  'foreclosure-repossession': 'Foreclosure or repossession',
  bankruptcy: 'Bankruptcy',
  'recent-inquiries': 'Number of recent inquiries on credit bureau report',
  'collateral-insufficient': 'Value or type of collateral not sufficient',
  other: 'Other',
} as const;
export type DenialReason = keyof typeof denialReasonCodes;

/** Reasons for denial in the HMDA register. */
export const hmdaDenialReasonCodes = {
  '1': 'Debt-to-income ratio',
  '2': 'Employment history',
  '3': 'Credit history',
  '4': 'Collateral',
  '5': 'Insufficient cash (downpayment, closing costs)',
  '6': 'Unverifiable information',
  '7': 'Credit application incomplete',
  '8': 'Mortgage insurance denied',
  '9': 'Other',
} as const;
export type HmdaDenialReason = keyof typeof hmdaDenialReasonCodes;

/** What an underwriter misses in a suspended loan; the portal's own list. */
export const suspenseReasonCodes = {
  income: 'Income documents missing',
  assets: 'Asset documents missing',
  employment: 'Employment not verified',
  credit: 'Credit explanation missing',
  appraisal: 'Appraisal missing or under review',
  contract: 'Purchase contract missing or not signed',
  title: 'Title report missing',
  insurance: 'Insurance missing',
  aus: 'Automated underwriting not approved',
  program: 'Program guidelines not met',
  other: 'Other',
} as const;

export const OTHER_REASON = 'other';
