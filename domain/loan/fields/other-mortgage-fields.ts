import type { FieldSpec } from './field';
import { amount, code, text, yesno } from './loan-kinds';

/**
 * Other new mortgages on the property, as stated by the borrower (URLA 4b): creditor, lien, payment, amount or expected draw,
 * credit limit. The ratios use `sConcurSubFin` and `sSubFin`.
 */
export const otherMortgageFields = {
  sOtherMtgNA: { ...yesno, label: 'No other new mortgages', notInMismo: 'not-applicable' },
  sOtherMtg1CreditorNm: { ...text(100), label: 'Other new mortgage 1, creditor' },
  sOtherMtg1LienT: { ...code('sLienPosT'), label: 'Other new mortgage 1, lien' },
  sOtherMtg1Pmt: { ...amount, label: 'Other new mortgage 1, monthly payment' },
  sOtherMtg1Amt: { ...amount, label: 'Other new mortgage 1, amount' },
  sOtherMtg1CreditLimit: { ...amount, label: 'Other new mortgage 1, credit limit' },
  sOtherMtg2CreditorNm: { ...text(100), label: 'Other new mortgage 2, creditor' },
  sOtherMtg2LienT: { ...code('sLienPosT'), label: 'Other new mortgage 2, lien' },
  sOtherMtg2Pmt: { ...amount, label: 'Other new mortgage 2, monthly payment' },
  sOtherMtg2Amt: { ...amount, label: 'Other new mortgage 2, amount' },
  sOtherMtg2CreditLimit: { ...amount, label: 'Other new mortgage 2, credit limit' },
} as const satisfies Record<string, FieldSpec>;
