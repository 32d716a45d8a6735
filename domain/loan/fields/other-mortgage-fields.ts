import type { FieldSpec } from './field';
import { amount, code, text, yesno } from './loan-kinds';

/**
 * Other new mortgages on the property that is bought or refinanced, as a person states them (URLA 4b): creditor, lien,
 * payment, amount or what is to be drawn, credit limit. The ratios rest on `sConcurSubFin` and `sSubFin`.
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
