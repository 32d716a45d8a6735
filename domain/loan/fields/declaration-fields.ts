import type { FieldSpec } from './field';

const answer = { place: 'borrower', kind: 'yesno' } as const;
const borrower = { place: 'borrower' } as const;
/** When something that the borrower declares was completed; its waiting period counts from this day. */
const completed = { place: 'borrower', kind: 'date', past: true, notInMismo: 'no-element' } as const;

/** The declarations of a borrower, URLA section 5: 5a (A-E) about the property and the money, 5b (F-M) about the finances. */
export const declarationFields = {
  aBDecOcc: { ...answer, label: 'A. Will you occupy the property as your primary residence?' },
  aBDecPastOwnership: { ...answer, label: 'Have you owned another property in the last three years?' },
  aBDecPastOwnedPropT: {
    ...borrower,
    label: 'What type of property was it?',
    kind: 'code',
    codes: 'aBDecPastOwnedPropT',
  },
  aBDecPastOwnedPropTitleT: {
    ...borrower,
    label: 'How did you hold title to it?',
    kind: 'code',
    codes: 'aBDecPastOwnedPropTitleT',
  },
  aBDecSellerRelationship: { ...answer, label: 'B. Do you have a family or business relationship with the seller?' },
  aBDecBorrowing: { ...answer, label: 'C. Are you getting undisclosed money for this transaction?' },
  aBDecBorrowingAmt: { ...borrower, label: 'Amount of that money', kind: 'money', min: 0 },
  aBDecNewMortgage: { ...answer, label: 'D1. Are you applying for a mortgage on another property?' },
  aBDecNewCredit: { ...answer, label: 'D2. Are you applying for other new credit?' },
  aBDecPriorityLien: { ...answer, label: 'E. Will a lien on the property come before this mortgage?' },
  aBDecEndorser: { ...answer, label: 'F. Are you a co-signer or guarantor of an undisclosed debt?' },
  aBDecJudgment: { ...answer, label: 'G. Are there outstanding judgments against you?' },
  aBDecDelinquent: { ...answer, label: 'H. Are you delinquent or in default on a federal debt?' },
  aBDecLawsuit: { ...answer, label: 'I. Are you a party to a lawsuit you may have to pay for?' },
  aBDecDeedInLieu: { ...answer, label: 'J. Have you conveyed title in lieu of foreclosure in the last seven years?' },
  aBDecDeedInLieuD: { ...completed, label: 'Deed in lieu recorded on' },
  aBDecShortSale: {
    ...answer,
    label: 'K. Have you completed a pre-foreclosure or short sale in the last seven years?',
  },
  aBDecShortSaleD: { ...completed, label: 'Short sale closed on' },
  aBDecForeclosure: { ...answer, label: 'L. Has a property of yours been foreclosed upon in the last seven years?' },
  aBDecForeclosureD: { ...completed, label: 'Foreclosure completed on' },
  aBDecBankrupt: { ...answer, label: 'M. Have you declared bankruptcy in the last seven years?' },
  aBDecBankruptcyChapters: {
    ...borrower,
    label: 'Chapters of the bankruptcy',
    kind: 'codes',
    codes: 'aBDecBankruptcyChapters',
  },
  /** The waiting period of a chapter 13 bankruptcy differs by how it ended. */
  aBDecBankruptEndT: {
    ...borrower,
    label: 'How the bankruptcy ended',
    kind: 'code',
    codes: 'aBDecBankruptEndT',
    notInMismo: 'no-element',
  },
  aBDecBankruptD: { ...completed, label: 'Bankruptcy discharged or dismissed on' },
  aBDecExplanation: { ...borrower, label: 'Explanation of the declarations', kind: 'note', maxLength: 4000 },
} as const satisfies Record<string, FieldSpec>;
