/** What a reviewer looks at in a loan file, in the order of the review (after Fannie Mae Selling Guide D1-3, from memory). */
export const checklist = [
  'application',
  'documents',
  'income',
  'employment',
  'assets',
  'credit',
  'appraisal',
  'occupancy',
  'title',
  'insurance',
  'underwriting',
  'disclosures',
  'closing',
  'parties',
] as const;
export type ChecklistItem = (typeof checklist)[number];

export const itemResults = ['pass', 'finding', 'not-applicable'] as const;
export type ItemResult = (typeof itemResults)[number];

/** How bad a finding is, the least first. A significant one makes the loan ineligible for sale as it was sold: a defect. */
export const severities = ['none', 'minor', 'moderate', 'significant'] as const;
export type Severity = (typeof severities)[number];

/** The severities that a finding can have. */
export const findingSeverities = ['minor', 'moderate', 'significant'] as const satisfies readonly Severity[];

/** What a reviewer says of one item. */
export interface ItemAnswer {
  readonly result: ItemResult;
  readonly severity: Severity;
}

export type Answers = Readonly<Partial<Record<ChecklistItem, ItemAnswer>>>;

/** The worst finding of a loan. */
export const worstOf = (answers: Answers): Severity =>
  severities.findLast((severity) => Object.values(answers).some((answer) => answer.severity === severity)) ?? 'none';

/** Items that have no answer yet. */
export const openItems = (answers: Answers): ChecklistItem[] =>
  checklist.filter((item) => !Object.hasOwn(answers, item));
