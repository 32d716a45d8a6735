import type { FieldSpec } from './field';

const loan = { place: 'loan' } as const;
const credit = { ...loan, kind: 'money', min: 0 } as const;
const source = { ...loan, kind: 'code', codes: 'purchaseCreditSource' } as const;
const text = { ...loan, kind: 'text', maxLength: 100 } as const;

/**
 * Payments the borrower has already made towards the purchase, URLA 2b and L4; not assets, so never part of the assets' total.
 */
export const purchaseCreditFields = {
  sPurchCreditEarnestMoneyAmt: { ...credit, label: 'Earnest money' },
  sPurchCreditEarnestMoneySourceT: { ...source, label: 'Earnest money, source' },
  sPurchCreditEmployerAssistanceAmt: { ...credit, label: 'Employer assistance' },
  sPurchCreditEmployerAssistanceSourceT: { ...source, label: 'Employer assistance, source' },
  sPurchCreditLotEquityAmt: { ...credit, label: 'Lot equity' },
  sPurchCreditLotEquitySourceT: { ...source, label: 'Lot equity, source' },
  sPurchCreditRelocationFundsAmt: { ...credit, label: 'Relocation funds' },
  sPurchCreditRelocationFundsSourceT: { ...source, label: 'Relocation funds, source' },
  sPurchCreditRentAmt: { ...credit, label: 'Rent credit' },
  sPurchCreditRentSourceT: { ...source, label: 'Rent credit, source' },
  sPurchCreditSweatEquityAmt: { ...credit, label: 'Sweat equity' },
  sPurchCreditSweatEquitySourceT: { ...source, label: 'Sweat equity, source' },
  sPurchCreditTradeEquityAmt: { ...credit, label: 'Trade equity' },
  sPurchCreditTradeEquitySourceT: { ...source, label: 'Trade equity, source' },
  sPurchCreditOtherAmt: { ...credit, label: 'Other credits' },
  sPurchCreditOtherSourceT: { ...source, label: 'Other credits, source' },
} as const satisfies Record<string, FieldSpec>;

/** The originator of the application, URLA section 9. For the form only; access to the loan never depends on it. */
export const originatorFields = {
  sUrlaOriginatorNm: { ...text, label: 'Loan originator' },
  sUrlaOriginatorNmlsId: { ...loan, label: 'Originator NMLS ID', kind: 'text', maxLength: 12, onlyDigits: true },
  sUrlaOriginatorLicenseNum: { ...loan, label: 'Originator state license', kind: 'text', maxLength: 30 },
  sUrlaOriginatorLicenseState: { ...loan, label: 'Originator license state', kind: 'state' },
  sUrlaOriginatorPhone: { ...loan, label: 'Originator phone', kind: 'phone' },
  sUrlaOriginatorEmail: { ...loan, label: 'Originator email', kind: 'email' },
  sUrlaOriginatorSignedD: { ...loan, label: 'Signed by the originator', kind: 'date' },
  sUrlaCompanyNm: { ...text, label: 'Originator organization' },
  sUrlaCompanyAddr: { ...text, label: 'Organization address' },
  sUrlaCompanyCity: { ...loan, label: 'Organization city', kind: 'text', maxLength: 35 },
  sUrlaCompanyState: { ...loan, label: 'Organization state', kind: 'state' },
  sUrlaCompanyZip: { ...loan, label: 'Organization ZIP', kind: 'zip' },
  sUrlaCompanyZipPlus4: { ...loan, label: 'Organization ZIP+4 digits', kind: 'zipPlus4' },
  sUrlaCompanyNmlsId: { ...loan, label: 'Organization NMLS ID', kind: 'text', maxLength: 12, onlyDigits: true },
  sUrlaCompanyLicenseNum: { ...loan, label: 'Organization state license', kind: 'text', maxLength: 30 },
  sUrlaCompanyLicenseState: { ...loan, label: 'Organization license state', kind: 'state' },
} as const satisfies Record<string, FieldSpec>;
