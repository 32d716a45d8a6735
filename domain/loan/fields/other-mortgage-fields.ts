import type { FieldSpec } from './field';
import { amount, code, text, yesno } from './loan-kinds';

/**
 * Other new mortgages on the property, as stated by the borrower (URLA 4b): creditor, lien, payment, amount or expected draw,
 * credit limit. The ratios use `sConcurSubFin` and `sSubFin`.
 */
export const otherMortgageFields = {
  sOtherMtgNA: yesno,
  sOtherMtg1CreditorNm: text(100),
  sOtherMtg1LienT: code('sLienPosT'),
  sOtherMtg1Pmt: amount,
  sOtherMtg1Amt: amount,
  sOtherMtg1CreditLimit: amount,
  sOtherMtg2CreditorNm: text(100),
  sOtherMtg2LienT: code('sLienPosT'),
  sOtherMtg2Pmt: amount,
  sOtherMtg2Amt: amount,
  sOtherMtg2CreditLimit: amount,
} as const satisfies Record<string, FieldSpec>;
