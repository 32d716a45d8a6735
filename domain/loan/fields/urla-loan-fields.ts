import type { FieldSpec } from './field';

const loan = { place: 'loan' } as const;
const credit = { ...loan, kind: 'money', min: 0 } as const;
const text = { ...loan, kind: 'text', maxLength: 100 } as const;

/**
 * Payments the borrower has already made towards the purchase, URLA 2b and L4; not assets, so never part of the assets' total.
 */
export const purchaseCreditFields = {
  sPurchCreditEarnestMoneyAmt: credit,
  sPurchCreditEmployerAssistanceAmt: credit,
  sPurchCreditLotEquityAmt: credit,
  sPurchCreditRelocationFundsAmt: credit,
  sPurchCreditRentAmt: credit,
  sPurchCreditSweatEquityAmt: credit,
  sPurchCreditTradeEquityAmt: credit,
  sPurchCreditOtherAmt: credit,
} as const satisfies Record<string, FieldSpec>;

/** The originator of the application, URLA section 9. For the form only; access to the loan never depends on it. */
export const originatorFields = {
  sUrlaOriginatorNm: text,
  sUrlaOriginatorNmlsId: { ...loan, kind: 'text', maxLength: 20 },
  sUrlaOriginatorLicenseNum: { ...loan, kind: 'text', maxLength: 30 },
  sUrlaOriginatorLicenseState: { ...loan, kind: 'state' },
  sUrlaOriginatorPhone: { ...loan, kind: 'phone' },
  sUrlaOriginatorEmail: { ...loan, kind: 'email' },
  sUrlaOriginatorSignedD: { ...loan, kind: 'date' },
  sUrlaCompanyNm: text,
  sUrlaCompanyAddr: text,
  sUrlaCompanyCity: { ...loan, kind: 'text', maxLength: 35 },
  sUrlaCompanyState: { ...loan, kind: 'state' },
  sUrlaCompanyZip: { ...loan, kind: 'zip' },
  sUrlaCompanyNmlsId: { ...loan, kind: 'text', maxLength: 20 },
  sUrlaCompanyLicenseNum: { ...loan, kind: 'text', maxLength: 30 },
  sUrlaCompanyLicenseState: { ...loan, kind: 'state' },
} as const satisfies Record<string, FieldSpec>;
