import type { FieldSpec } from './field';

const answer = { place: 'borrower', kind: 'yesno' } as const;
const borrower = { place: 'borrower' } as const;

/** The declarations of a borrower, URLA section 5: 5a (A-E) about the property and the money, 5b (F-M) about the finances. */
export const declarationFields = {
  aBDecOcc: answer,
  aBDecPastOwnership: answer,
  aBDecPastOwnedPropT: { ...borrower, kind: 'code', codes: 'aBDecPastOwnedPropT' },
  aBDecPastOwnedPropTitleT: { ...borrower, kind: 'code', codes: 'aBDecPastOwnedPropTitleT' },
  aBDecSellerRelationship: answer,
  aBDecBorrowing: answer,
  aBDecBorrowingAmt: { ...borrower, kind: 'money', min: 0 },
  aBDecNewMortgage: answer,
  aBDecNewCredit: answer,
  aBDecPriorityLien: answer,
  aBDecEndorser: answer,
  aBDecJudgment: answer,
  aBDecDelinquent: answer,
  aBDecLawsuit: answer,
  aBDecDeedInLieu: answer,
  aBDecShortSale: answer,
  aBDecForeclosure: answer,
  aBDecBankrupt: answer,
  aBDecBankruptcyChapters: { ...borrower, kind: 'codes', codes: 'aBDecBankruptcyChapters' },
  aBDecExplanation: { ...borrower, kind: 'note', maxLength: 4000 },
} as const satisfies Record<string, FieldSpec>;
