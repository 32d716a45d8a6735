/** Who paid a credit toward the purchase. */
export const purchaseCreditSourceCodes = {
  '1': 'Borrower, before closing',
  '2': 'Property seller',
  '3': 'Lender',
  '4': 'Parent',
  '5': 'Other relative',
  '6': 'Builder or developer',
  '7': 'Employer',
  '8': 'Federal agency',
  '9': 'State agency',
  '10': 'Local agency',
  '11': 'Real estate agent',
  '12': 'Unrelated friend',
  '13': 'Other',
} as const;

/** Lists behind employments, incomes, assets, liabilities and owned real estate. */

/** 0 to 19 are the LOS's numbers (domain facts 1.4); from 20 on the portal's own. */
export const assetTypeCodes = {
  '0': 'Automobile',
  '1': 'Bonds',
  '2': 'Net worth of business',
  '3': 'Checking account',
  '4': 'Gift of cash',
  '5': 'Cash value of life insurance',
  '6': 'Retirement fund',
  '7': 'Savings account',
  '8': 'Stocks',
  '9': 'Other non-liquid asset',
  '10': 'Cash deposit',
  '11': 'Other liquid asset',
  '12': 'Proceeds from a real estate property to be sold',
  '13': 'Gift of equity',
  '14': 'Certificate of deposit',
  '15': 'Money market fund',
  '16': 'Mutual fund',
  '17': 'Secured borrowed funds',
  '18': 'Bridge loan not deposited',
  '19': 'Trust account',
  '20': 'Stock options',
  '21': 'Grant',
  '22': 'Individual development account',
  '23': 'Proceeds from sale of non-real estate asset',
  '24': 'Unsecured borrowed funds',
  '25': 'Cash on hand',
} as const;

export const giftSourceCodes = {
  '1': 'Relative',
  '2': 'Unmarried partner',
  '3': 'Employer',
  '4': 'Religious nonprofit',
  '5': 'Community nonprofit',
  '6': 'Federal agency',
  '7': 'State agency',
  '8': 'Local agency',
  '9': 'Other',
  '10': 'Unrelated friend',
  '11': 'Lender',
  '12': 'Property seller',
} as const;

/** Debts first; from 20 on the expenses of URLA 2d, which have a payment and no balance. */
export const liabilityTypeCodes = {
  '0': 'Mortgage',
  '1': 'HELOC',
  '2': 'Revolving',
  '3': 'Installment',
  '4': 'Open 30-day charge account',
  '5': 'Lease',
  '6': 'Taxes',
  '7': 'Tax lien',
  '8': 'Collection, judgment or lien',
  '9': 'Other',
  '10': 'Child care (VA)',
  '20': 'Alimony',
  '21': 'Child support',
  '22': 'Separate maintenance',
  '23': 'Job-related expenses',
  '24': 'Other expense',
} as const;

/** Kind of the mortgage on a property that is already owned. */
export const existingMortgageTypeCodes = {
  '0': 'Conventional',
  '1': 'FHA',
  '2': 'VA',
  '3': 'USDA / Rural',
  '4': 'Other',
} as const;

export const reoStatusCodes = { '0': 'Retained', '1': 'Pending sale', '2': 'Sold', '3': 'Rental' } as const;

export const reoUsageCodes = {
  '0': 'Primary residence',
  '1': 'Second home',
  '2': 'Investment',
  '3': 'Other',
} as const;

export const employmentStatusCodes = { '0': 'Current', '1': 'Previous' } as const;

export const employmentClassCodes = { '0': 'Primary', '1': 'Secondary' } as const;

/** The relationship of a title holder to the others; the portal's own list. */
export const vestingRelationshipCodes = {
  '1': 'Wife',
  '2': 'Husband',
  '3': 'Spouse',
  '4': 'Domestic partner',
  '5': 'Parent',
  '6': 'Child',
  '7': 'Sibling',
  '8': 'Unrelated',
  '9': 'Other',
} as const;

/** The kind of entity that holds title; the portal's own list. */
export const vestingEntityCodes = {
  '1': 'Living trust',
  '2': 'Limited liability company',
  '3': 'Corporation',
  '4': 'Partnership',
  '9': 'Other',
} as const;

export const ownershipShareCodes = { '1': 'Less than 25%', '2': '25% or more' } as const;

/** Income from other sources, URLA 1e, and the program-specific types that a file may carry. */
export const incomeTypeCodes = {
  '1': 'Alimony',
  '2': 'Automobile allowance',
  '3': 'Boarder income',
  '4': 'Capital gains',
  '5': 'Child support',
  '6': 'Disability',
  '7': 'Foster care',
  '8': 'Housing or parsonage',
  '9': 'Interest and dividends',
  '10': 'Mortgage credit certificate',
  '11': 'Mortgage differential payments',
  '12': 'Notes receivable',
  '13': 'Public assistance',
  '14': 'Retirement (pension, IRA)',
  '15': 'Royalty payments',
  '16': 'Separate maintenance',
  '17': 'Social Security',
  '18': 'Trust',
  '19': 'Unemployment benefits',
  '20': 'VA compensation',
  '21': 'Other',
  '22': 'Accessory unit income',
  '23': 'Non-borrower household income',
  '24': 'Employment related account',
  '25': 'Temporary leave',
  '26': 'Trailing co-borrower income',
  '27': 'Tip income',
  '28': 'VA benefits, non-educational',
  '29': 'Contract basis',
  '30': 'Housing choice voucher (Section 8)',
  '31': 'Net rental income, subject property',
  '32': 'Net rental income, other property',
} as const;
