import type { FieldSpec } from './field';

const notApplicable = { place: 'borrower', kind: 'yesno' } as const;

/**
 * The 'Does not apply' boxes of the URLA, by section. A checked box distinguishes an answered empty list from an unanswered
 * one.
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

/** A borrower's answers about the lists as a whole. */
export const sectionAnswerFields = {
  ...employmentAnswerFields,
  ...incomeAnswerFields,
  ...assetAnswerFields,
  ...liabilityAnswerFields,
  ...reoAnswerFields,
} as const satisfies Record<string, FieldSpec>;
