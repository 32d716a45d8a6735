import type { FieldSpec } from './field';

const notApplicable = { place: 'borrower', kind: 'yesno', notInMismo: 'not-applicable' } as const;

/**
 * The 'Does not apply' boxes of the URLA, by section. A checked box distinguishes an answered empty list from an unanswered
 * one.
 */
export const employmentAnswerFields = {
  aBEmpCurrentNA: { ...notApplicable, label: 'No current employment' },
  aBEmpAdditionalNA: { ...notApplicable, label: 'No additional employment' },
  aBEmpPreviousNA: { ...notApplicable, label: 'No previous employment' },
  aBEmpGapDesc: {
    label: 'Explanation of employment gaps',
    place: 'borrower',
    kind: 'note',
    maxLength: 1000,
    notInMismo: 'no-element',
  },
} as const satisfies Record<string, FieldSpec>;

export const incomeAnswerFields = {
  aBOtherIncomeNA: { ...notApplicable, label: 'No income from other sources' },
} as const satisfies Record<string, FieldSpec>;

const tax = { place: 'borrower', kind: 'money', min: 0 } as const;

/** Monthly taxes on a borrower's income, which the residual income of a VA loan deducts (VA Form 26-6393). */
export const incomeTaxFields = {
  aBVaFedTax: { ...tax, label: 'Federal income tax' },
  aBVaStateTax: { ...tax, label: 'State income tax' },
  aBVaLocalTax: { ...tax, label: 'Local income tax' },
  aBVaSsTax: { ...tax, label: 'Social Security tax' },
} as const satisfies Record<string, FieldSpec>;

export const assetAnswerFields = {
  aBAssetsNA: { ...notApplicable, label: 'No bank, retirement or other accounts' },
  aBOtherAssetsNA: { ...notApplicable, label: 'No other assets or credits' },
  aBGiftsNA: { ...notApplicable, label: 'No gifts or grants' },
} as const satisfies Record<string, FieldSpec>;

export const liabilityAnswerFields = {
  aBLiabilitiesNA: { ...notApplicable, label: 'No liabilities' },
  aBExpensesNA: { ...notApplicable, label: 'No other liabilities or expenses' },
} as const satisfies Record<string, FieldSpec>;

export const reoAnswerFields = {
  aBReoNA: { ...notApplicable, label: 'Owns no real estate' },
} as const satisfies Record<string, FieldSpec>;

/** A borrower's answers about the lists as a whole. */
export const sectionAnswerFields = {
  ...employmentAnswerFields,
  ...incomeAnswerFields,
  ...incomeTaxFields,
  ...assetAnswerFields,
  ...liabilityAnswerFields,
  ...reoAnswerFields,
} as const satisfies Record<string, FieldSpec>;
