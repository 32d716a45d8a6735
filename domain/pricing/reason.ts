import { citizenshipCodes } from '../loan/codes/borrower-codes';
import { lienCodes, loanOwnerCodes, mortgageInsuranceCodes, purposeCodes } from '../loan/codes/loan-codes';
import { occupancyCodes, propertyTypeCodes } from '../loan/codes/property-codes';
import { documentationNames, housingHistoryCodes } from '../loan/codes/scenario-codes';
import { underwritingResultCodes } from '../loan/codes/underwriting-codes';
import type { Cents, Thousandths } from '../numbers/fixed';

/** Every way a program can refuse a loan, with its English text. The web app's message is `pricing.reason.<code>`. */
export const reasonTexts = {
  lien: 'Lien position does not fit',
  channel: 'Not offered to this channel',
  purpose: 'Loan purpose is not allowed',
  occupancy: 'Occupancy is not allowed for this purpose',
  'property-type': 'Property type is not allowed',
  units: 'Number of units is not allowed for this purpose and occupancy',
  state: 'Not offered in this state',
  'county-unknown': 'County of the property is not known',
  'amount-unknown': 'Loan amount is not known',
  'value-unknown': 'Property value is not known',
  'score-unknown': 'Credit score is not known',
  'amount-below-minimum': 'Loan amount is below the minimum',
  'amount-above-maximum': 'Loan amount is above the maximum',
  'amount-above-limit': 'Loan amount is above the limit of the county',
  'amount-not-high-balance': 'Loan amount is not a high balance',
  'amount-conforming': 'Loan amount is below the minimum',
  score: 'Credit score is below the minimum',
  ltv: 'LTV is above the maximum',
  cltv: 'CLTV is above the maximum',
  hcltv: 'HCLTV is above the maximum',
  'cash-out': 'Cash-out is above the maximum',
  'cash-back': 'Cash to the borrower is above the maximum of a rate/term refinance',
  balloon: 'Balloon loans are not accepted',
  'existing-loan': 'The loan to be refinanced has another owner',
  'community-second': 'The second lien is not a Community Second',
  reserves: 'Reserves are below the minimum',
  dti: 'Total DTI is above the maximum',
  'doc-type': 'Doc type is not accepted',
  citizenship: 'Citizenship is not accepted',
  'financed-properties': 'Too many financed properties',
  'area-income': 'Income is above the area limit',
  'household-income': 'Household income is above the area limit',
  'area-income-unknown': 'Area median income is not known',
  'rent-unknown': 'Gross rent is not known',
  'rent-coverage': 'Rent does not cover enough of the payment',
  veteran: 'Borrower is not an eligible veteran',
  'rural-area': 'Property is not in a rural area',
  'self-employed': 'Borrower is not self employed',
  'first-time-buyer': 'Borrower is not a first-time buyer',
  impounds: 'Impound account is needed',
  'non-occupant': 'Non-occupant co-borrower is not allowed',
  'aus-result': 'Underwriting result is not accepted',
  'housing-history': 'Housing history is not accepted',
  insurance: 'Mortgage insurance is needed',
  'insurance-unavailable': 'No rate card of a mortgage insurer covers the loan',
  'premium-unknown': 'Insurance premium or guarantee fee of the closing date is not known',
  'lock-period': 'Lock period is not offered',
  'no-rates': 'No rates are in effect today',
  'no-price': 'No rate has a price within the program’s limits',
} as const;

export type ReasonCode = keyof typeof reasonTexts;

/** What the loan lacks where anything known would do, in English. The web app's message is `pricing.needs.<code>`. */
export const needsTexts = {
  'county-unknown': 'A ZIP code whose county is known',
  'amount-unknown': 'A loan amount',
  'value-unknown': 'A property value',
  'score-unknown': 'A credit score',
  'area-income-unknown': 'A county with a published median income',
  'rent-unknown': 'The gross rent',
  'insurance-unavailable': 'A loan that a rate card of an insurer covers',
  'premium-unknown': 'A closing date with published premiums',
  'no-rates': 'A rate sheet in effect',
} as const satisfies Partial<Record<ReasonCode, string>>;

/** Code lists that a shown value can come from; the web app translates by list and value. */
export const shownLists = {
  sLienPosT: lienCodes,
  sLPurposeT: purposeCodes,
  sOccTPe: occupancyCodes,
  sProdSpT: propertyTypeCodes,
  sProdDocT: documentationNames,
  aProdBCitizenT: citizenshipCodes,
  sProd3rdPartyUwResultT: underwritingResultCodes,
  sHousingHistoryT: housingHistoryCodes,
  sExistingLoanOwnerT: loanOwnerCodes,
  sProdConvMIOptionT: mortgageInsuranceCodes,
} as const;

export type CodeList = keyof typeof shownLists;

/** A value of a loan or a rule: cents, thousandths, an integer, a code, a yes or no, or a name. */
export type Shown =
  | {
      readonly kind: 'money' | 'limit-to-confirm' | 'percent' | 'integer' | 'months' | 'days' | 'ratio';
      readonly value: number;
    }
  | { readonly kind: 'code'; readonly list: CodeList; readonly value: string }
  | { readonly kind: 'yesno'; readonly value: boolean }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'none' };

/** The accepted values. */
export interface Needed {
  readonly op: 'atMost' | 'atLeast' | 'between' | 'oneOf' | 'is' | 'known';
  readonly values: readonly Shown[];
}

/**
 * Why a program is not eligible: the rule, the loan's failing value, and the requirement. Texts are only generated for reasons
 * that are shown (`describe-reason.ts`), because pricing finds thousands per second.
 */
export interface Reason {
  readonly code: ReasonCode;
  /** LOS name of the affected field. */
  readonly field: string;
  readonly actual: Shown;
  readonly needed: Needed;
}

export const shown = {
  money: (value: Cents): Shown => ({ kind: 'money', value }),
  /** A loan limit that was carried forward from the year before. */
  limitToConfirm: (value: Cents): Shown => ({ kind: 'limit-to-confirm', value }),
  percent: (value: Thousandths): Shown => ({ kind: 'percent', value }),
  integer: (value: number): Shown => ({ kind: 'integer', value }),
  months: (value: number): Shown => ({ kind: 'months', value }),
  days: (value: number): Shown => ({ kind: 'days', value }),
  /** In thousandths; 1000 is once. */
  ratio: (value: number): Shown => ({ kind: 'ratio', value }),
  yesNo: (value: boolean): Shown => ({ kind: 'yesno', value }),
  text: (value: string): Shown => ({ kind: 'text', value }),
  none: { kind: 'none' } satisfies Shown as Shown,
  code: (list: CodeList, value: string): Shown => ({ kind: 'code', list, value }),
  codes: (list: CodeList, values: readonly string[]): Shown[] => values.map((value) => shown.code(list, value)),
};

export const needed = {
  atMost: (value: Shown): Needed => ({ op: 'atMost', values: [value] }),
  atLeast: (value: Shown): Needed => ({ op: 'atLeast', values: [value] }),
  between: (low: Shown, high: Shown): Needed => ({ op: 'between', values: [low, high] }),
  oneOf: (values: readonly Shown[]): Needed => ({ op: 'oneOf', values }),
  is: (value: Shown): Needed => ({ op: 'is', values: [value] }),
  known: { op: 'known', values: [] } satisfies Needed as Needed,
};

/** Makes a reason. */
export const reason = (code: ReasonCode, field: string, actual: Shown, need: Needed): Reason => ({
  code,
  field,
  actual,
  needed: need,
});
