import type { FieldSpec } from './field';

const notApplicable = { place: 'borrower', kind: 'yesno' } as const;

/**
 * The boxes 'Does not apply' of the URLA, by section. One that is ticked answers for a list without records, so that nothing
 * given can be told from nothing asked.
 */
export const employmentAnswerFields = {
  aBEmpCurrentNA: notApplicable,
  aBEmpAdditionalNA: notApplicable,
  aBEmpPreviousNA: notApplicable,
  aBEmpGapDesc: { place: 'borrower', kind: 'note', maxLength: 1000 },
} as const satisfies Record<string, FieldSpec>;

export const incomeAnswerFields = { aBOtherIncomeNA: notApplicable } as const satisfies Record<string, FieldSpec>;

export const assetAnswerFields = {
  aBAssetsNA: notApplicable,
  aBOtherAssetsNA: notApplicable,
  aBGiftsNA: notApplicable,
} as const satisfies Record<string, FieldSpec>;

export const liabilityAnswerFields = {
  aBLiabilitiesNA: notApplicable,
  aBExpensesNA: notApplicable,
} as const satisfies Record<string, FieldSpec>;

export const reoAnswerFields = { aBReoNA: notApplicable } as const satisfies Record<string, FieldSpec>;

/** What a borrower answers about the lists as a whole. */
export const sectionAnswerFields = {
  ...employmentAnswerFields,
  ...incomeAnswerFields,
  ...assetAnswerFields,
  ...liabilityAnswerFields,
  ...reoAnswerFields,
} as const satisfies Record<string, FieldSpec>;
